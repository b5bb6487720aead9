import { Badge, type Tone } from '~/ui/office/badge'
import { Button, ButtonLink, type ButtonLook } from '~/ui/office/button'
import { CodeBlock } from '~/ui/office/code-block'
import { ConfirmButton } from '~/ui/office/confirm-button'
import { DateTime } from '~/ui/office/date-time'
import { CloseDialog, Dialog, OpenDialog } from '~/ui/office/dialog'
import { EmptyState } from '~/ui/office/empty-state'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { ShownTime } from '~/ui/office/show-time'
import { Status } from '~/ui/office/status'
import { Tabs } from '~/ui/office/tabs'
import { FormExample } from './form-example'
import styles from './office-gallery.module.css'

const tones: Tone[] = ['good', 'info', 'warn', 'bad', 'plain']
const looks: ButtonLook[] = ['usual', 'main', 'danger', 'quiet']

const refusal = `550 5.1.1 <jan@mail.example>: Recipient address rejected: User unknown in virtual mailbox table
<b>shown as it came</b>`

type PieceExamplesProps = { times: Record<'soon' | 'now' | 'old', ShownTime>; isRefused: boolean }

/** The other pieces, each in its states. */
export function PieceExamples({ times, isRefused }: PieceExamplesProps) {
  return (
    <div className={styles.pieces}>
      <Panel title="Buttons" intro="One main action a page; red takes something away.">
        <div className={styles.row}>
          {looks.map((look) => (
            <Button key={look} type="button" look={look}>
              {look}
            </Button>
          ))}
          <OpenDialog opens="example-dialog" look="usual">
            Open a dialog
          </OpenDialog>
        </div>
        <Dialog id="example-dialog" title="A window over the page">
          <p>Escape, a press beside it and its buttons close it; the focus goes back to what opened it.</p>
          <div className={styles.row}>
            <CloseDialog closes="example-dialog">Done</CloseDialog>
          </div>
        </Dialog>
      </Panel>
      <Panel title="States">
        <div className={styles.row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Panel>
      <Panel title="Facts and times">
        <Facts
          facts={[
            { name: 'Soon', value: <DateTime time={times.soon} /> },
            { name: 'Now, in full', value: <DateTime time={times.now} isFull /> },
            { name: 'Long ago', value: <DateTime time={times.old} isFull /> },
            {
              name: 'A long value',
              value: 'https://tilia.example/a/very/long/address/that/breaks/within/its/cell',
            },
            { name: 'Left out', value: undefined },
          ]}
        />
      </Panel>
      <Panel title="A form" actions={<ButtonLink to="?refused">Refuse it</ButtonLink>}>
        <FormExample isRefused={isRefused} />
      </Panel>
      <Panel title="Answers, questions, tabs">
        <Status tone="good">The member was invited by mail.</Status>
        <Status tone="warn">
          <p>The last backup is three days old.</p>
          <p>Look at the log of the nightly job.</p>
        </Status>
        <Status tone="info">This mail is tried again at 15:10.</Status>
        <Tabs
          label="Parts of a mail"
          tabs={[
            { to: '?', name: 'Text', isHere: true },
            { to: '?tries', name: 'Tries', count: 3, isHere: false },
            { to: '?source', name: 'Source', isHere: false },
          ]}
        />
        <div className={styles.row}>
          <ConfirmButton
            act="members.remove"
            values={{ id: 7 }}
            name="Remove"
            title="Remove Jan Peeters?"
            look="danger"
          >
            <p>Jan is logged out at once. What Jan did stays in the audit log.</p>
          </ConfirmButton>
        </div>
        <CodeBlock name="Answer of the mail server" text={refusal} />
      </Panel>
      <Panel title="Head of a page below another">
        <PageHead
          title="Your viewing on Thursday at 14:00"
          up={{ href: '?', name: 'Outbox' }}
          state={<Badge tone="bad">Failed</Badge>}
        />
      </Panel>
      <EmptyState
        icon="imports"
        title="Nothing imported yet"
        text="The first import of the feed shows here what it took and what it refused."
        action={<Button type="button">Read how</Button>}
      />
    </div>
  )
}
