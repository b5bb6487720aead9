import type { ReactNode } from 'react'
import { formSheet } from '~/features/forms/public'
import { OpenSheet } from '~/ui/sheet/sheet'

type PlanViewingProps = {
  /** Set when viewings can be booked directly; otherwise visitors request one by form. */
  bookHref: string | undefined
  className: string
  children: ReactNode
}

/** Leads to the free times of a listing, or to the form that asks for a viewing. */
export const PlanViewing = ({ bookHref, className, children }: PlanViewingProps) =>
  bookHref ? (
    <a href={bookHref} className={className}>
      {children}
    </a>
  ) : (
    <OpenSheet opens={formSheet('contact-appointment')} className={className}>
      {children}
    </OpenSheet>
  )
