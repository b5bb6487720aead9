import styles from './office-icon.module.css'

const drawings = {
  today: 'M4 5h16v15H4zM4 10h16M8.5 3v4M15.5 3v4M9 15l2 2 4-4',
  testimonials: 'M4 5h16v11H12l-4.5 4v-4H4zM8 9h8M8 12.5h5',
  inbox: 'M4 5h16l1.5 9v5h-19v-5zM2.5 14H8l1.5 2.5h5L16 14h5.5',
  templates: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5',
  alerts: 'M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5zM10 20h4M12 5.5V3.5',
  newsletter: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7.5 9h6M7.5 12.5h6M7.5 16h4',
  outbox: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  imports: 'M12 3v12M7.5 10.5 12 15l4.5-4.5M4 16v4h16v-4',
  health: 'M3 12h4l2.5-6 5 12 2.5-6h4',
  log: 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3',
  members:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 5a3.3 3.3 0 0 1 0 6.4M18 14.6a6.2 6.2 0 0 1 3.5 5.4',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  more: 'M5 12.8a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6ZM12 12.8a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6ZM19 12.8a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6Z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  filter: 'M4 6h16M7 12h10M10 18h4',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'm14 6-6 6 6 6',
  forward: 'm10 6 6 6-6 6',
  up: 'm6 14 6-6 6 6',
  down: 'm6 10 6 6 6-6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 4 2.5 20h19zM12 10v4.5M12 17.4h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6h.01',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2',
  failed: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 9l6 6M15 9l-6 6',
  out: 'M14 4H5v16h9M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  site: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3.2 3 14.8 0 18M12 3c-3 3.2-3 14.8 0 18',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  add: 'M12 5v14M5 12h14',
} as const

export type OfficeIconName = keyof typeof drawings

/** A line icon beside a text; never the only carrier of a meaning. */
export const OfficeIcon = ({ name }: { name: OfficeIconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)
