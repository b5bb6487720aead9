import { useText } from '~/i18n/use-text'
import { Dialog } from './dialog'
import styles from './keys-help.module.css'
import type { NavGroup } from './nav'

export const keysHelpId = 'office-keys'

/** Every key and what it does. */
export function KeysHelp({ nav }: { nav: readonly NavGroup[] }) {
  const { t } = useText()
  const places = nav.flatMap(({ links }) => links).filter(({ letter }) => letter)
  const keys: [key: string[], name: string][] = [
    [['/'], t('office:keys.search')],
    [['j'], t('office:keys.nextRow')],
    [['k'], t('office:keys.previousRow')],
    [['Enter'], t('office:keys.openRow')],
    ...places.map(({ letter = '', name }): [string[], string] => [
      ['g', letter],
      t('office:keys.goTo', { place: name }),
    ]),
    [['?'], t('office:keys.help')],
  ]
  return (
    <Dialog id={keysHelpId} title={t('office:keys.title')}>
      <dl className={styles.keys}>
        {keys.map(([pressed, name]) => (
          <div key={name}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.off}>{t('office:keys.off')}</p>
    </Dialog>
  )
}
