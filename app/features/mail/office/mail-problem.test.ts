import { expect, test } from 'vitest'
import { explainProblem, mailProblems } from './mail-problem'

test.each([
  ['EENVELOPE 550 5.1.1', 'unknown-recipient'],
  ['EENVELOPE 550', 'unknown-recipient'],
  ['EENVELOPE 550 5.1.2', 'unknown-domain'],
  ['EENVELOPE 450 4.2.0', 'later'],
  ['EMESSAGE 451', 'later'],
  ['EENVELOPE 452 4.2.2', 'mailbox-full'],
  ['EAUTH 535 5.7.8', 'login'],
  ['EENVELOPE 530 5.7.0', 'login'],
  ['EDNS', 'dns'],
  ['ETLS', 'tls'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
  ['ESOCKET', 'unreachable'],
  ['ECONNECTION 421', 'later'],
  ['ECONNECTION', 'unreachable'],
  ['ETIMEDOUT', 'unreachable'],
  ['EMESSAGE 552 5.3.4', 'too-large'],
  ['EENVELOPE 552', 'too-large'],
  ['EMESSAGE 554 5.7.1', 'unwanted'],
  ['EMESSAGE 550', 'unwanted'],
  ['ENOSPC', 'disk'],
  ['failed', 'other'],
  ['', 'other'],
] as const)('B74 the answer %j is told as %s', (problem, told) => {
  expect(explainProblem(problem)).toBe(told)
  expect(mailProblems).toContain(told)
})
