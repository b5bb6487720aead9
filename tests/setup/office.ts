import { RouterContextProvider } from 'react-router'
import type { ActAnswer } from '~/kernel/office/act-answer'
import { type App, appContext } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Act } from '~/platform/office/define-act.server'
import { mayAct } from '~/platform/office/may-act.server'
import { type Member, memberContext } from '~/platform/office/member.server'
import type { Role } from '~/platform/office/permissions'
import { createMember } from './rows'

type Fields = Record<string, string | string[] | Buffer>

type Asked = {
  app: App
  member: Member
  /** Path of the list, below `/office/`. */
  page?: string
  /** Of the row that the page is of; none for the list itself. */
  id?: number | string | undefined
  query?: string
  /** Sent as a form; a buffer as a file. */
  fields?: Fields
  /** Sets what else the server has set. */
  prepare?: (context: RouterContextProvider) => void
}

/** `to` is empty where the page is shown again. */
type Answered = { status: number; to: string; answer?: ActAnswer | null }

/** What a loader or an action of the office is given when a member asks for a page, or sends a form to it. */
export function askedBy({ app, member, page = 'x', id, query = '', fields, prepare }: Asked) {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  context.set(memberContext, member)
  prepare?.(context)
  const url = new URL(`https://agency.example/office/${page}/${id === undefined ? '' : `${id}/`}${query}`)
  const request = new Request(url, fields && { method: 'POST', body: bodyOf(fields) })
  const params: Record<string, string> = id === undefined ? {} : { id: String(id) }
  return { request, url, params, context, pattern: '' }
}

function bodyOf(fields: Fields): URLSearchParams | FormData {
  const body = new FormData()
  let hasFile = false
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string') body.append(name, one)
      else body.append(name, new Blob([new Uint8Array(one)]), 'x.jpg')
      hasFile ||= typeof one !== 'string'
    }
  return hasFile ? body : new URLSearchParams([...body] as [string, string][])
}

/** Sends a form to a page that has these acts. @returns its status, and where it leads to or what the page says of it */
export async function submitAct(acts: readonly Act[], asked: Asked & { fields: Fields }): Promise<Answered> {
  const given = await mayAct(...acts)(askedBy(asked)).catch((thrown: unknown) => thrown)
  if (given instanceof Response) return { status: given.status, to: given.headers.get('location') ?? '' }
  if (given instanceof Error) throw given
  const { data, init } = given as { data: ActAnswer | null; init: { status: number } }
  return { status: init.status, to: '', answer: data }
}

/** Sends forms of the office as a new member does. */
export async function actSender(db: Db, role: Role, acts: readonly Act[]) {
  const member = await createMember(db, { email: `${crypto.randomUUID()}@agency.example`, name: 'Mia', role })
  return (sent: { app: App; fields: Fields; id?: string | undefined }) => submitAct(acts, { member, ...sent })
}
