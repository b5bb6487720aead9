import { expect, test } from 'vitest'
import { findClearText, requireDatabaseTls, requireSmtpTls } from './clear-text'

test.each([
  ['smtp://mail.agency.example:587', 'smtp://mail.agency.example:587?requireTLS=true'],
  [
    'smtp://user:p%40ss@mail.agency.example?pool=true',
    'smtp://user:p%40ss@mail.agency.example?pool=true&requireTLS=true',
  ],
  [
    'smtp://mail.agency.example?requireTLS=false&ignoreTLS=true',
    'smtp://mail.agency.example?requireTLS=true&ignoreTLS=true',
  ],
  ['smtp://10.0.0.7', 'smtp://10.0.0.7?requireTLS=true'],
  ['smtp://localhost.attacker.example', 'smtp://localhost.attacker.example?requireTLS=true'],
  ['smtps://mail.agency.example', 'smtps://mail.agency.example'],
  ['smtp://localhost:1025', 'smtp://localhost:1025'],
  ['smtp://127.0.0.1:1025', 'smtp://127.0.0.1:1025'],
  ['smtp://[::1]:1025', 'smtp://[::1]:1025'],
])('S-15 mails to %s go to %s', (url, secured) => expect(requireSmtpTls(url)).toBe(secured))

test.each([
  ['postgres://u:p@db.example/site', 'postgres://u:p@db.example/site?sslmode=verify-full'],
  ['postgres://u:p@10.0.0.7:5432/site', 'postgres://u:p@10.0.0.7:5432/site?sslmode=verify-full'],
  ['postgres:///site?host=db.example', 'postgres:///site?host=db.example&sslmode=verify-full'],
  ['postgres://db.example/site?sslmode=require', 'postgres://db.example/site?sslmode=require'],
  ['postgres://db.example/site?sslmode=disable', undefined],
  ['postgres://db.example/site?ssl=false', undefined],
  ['postgres://localhost/site', 'postgres://localhost/site'],
  ['postgres://127.0.0.1:5432/site?sslmode=disable', 'postgres://127.0.0.1:5432/site?sslmode=disable'],
  ['postgres:///site?host=/var/run/postgresql', 'postgres:///site?host=/var/run/postgresql'],
  ['postgres://pignon@%2Frun%2Fpostgresql/pignon', 'postgres://pignon@%2Frun%2Fpostgresql/pignon'],
])('S-15 the database at %s is opened as %s', (url, secured) => expect(requireDatabaseTls(url)).toBe(secured))

test('S-15 what goes to another machine in clear text is known, to be said', () => {
  const addresses = { smtpUrl: 'smtp://mail.example', databaseUrl: 'postgres://db.example/site' }
  expect(findClearText(addresses)).toEqual(['smtp', 'database'])
  expect(
    findClearText({ smtpUrl: 'smtps://mail.example', databaseUrl: 'postgres://localhost/site' }),
  ).toEqual([])
  expect(findClearText({})).toEqual([])
})
