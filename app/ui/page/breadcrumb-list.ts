import type { Crumb } from './page-info'

/** @see https://schema.org/BreadcrumbList */
export function breadcrumbList(crumbs: Crumb[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(crumb.href ? { item: publicUrl + crumb.href } : {}),
    })),
  }
}
