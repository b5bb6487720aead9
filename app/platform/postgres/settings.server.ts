/** Settings of the embedded server: a small machine, one site. fsync, full_page_writes and checksums stay on. */
export const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 40,
  shared_buffers: '64MB',
  huge_pages: 'off',
  io_method: 'sync',
  // Of a solid-state disk: a page somewhere costs hardly more than the next one.
  random_page_cost: 1.1,
  max_worker_processes: 2,
  max_parallel_workers_per_gather: 0,
  autovacuum_max_workers: 2,
  autovacuum_worker_slots: 2,
  // No replication: the log holds what a crash needs and no more.
  wal_level: 'minimal',
  max_wal_senders: 0,
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  // Two lines every few minutes, 30 MB a year, that nobody needs.
  log_checkpoints: 'off',
  // Statements and details of errors hold what visitors typed: they stay out of the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
} as const

/** The superuser of the cluster; it logs in with a password over TCP, on loopback only. */
export const superuser = 'pignon'

/** Of the child processes: no locale and no PG* variable of the caller reaches the cluster. */
export const serverEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
}
