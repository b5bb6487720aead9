import { Pagination } from '~/features/listings/public'
import { acrossPhone, Picture } from '~/features/media/public'
import { Fold } from '~/ui/fold/fold'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { OpenSheet, Sheet } from '~/ui/sheet/sheet'
import { Icon } from '~/ui/shell/icon'
import { LanguageSwitch } from '~/ui/shell/language-switch'
import { Slider } from '~/ui/slider/slider'
import { SnapRow } from '~/ui/snap-row/snap-row'
import { Example, Group } from './example'
import type { Material } from './example-material.server'
import styles from './gallery.module.css'

const crumbs = [
  { name: 'Home', href: '#basics' },
  { name: 'A page above with a longer name', href: '#basics' },
  { name: 'This page, whose name is so long that it takes a second line on a telephone' },
]

const pages = [1, 2, 4, 5, 6, 9].map((number) => ({ number, href: '#basics', current: number === 5 }))

/** Basic components of pages. */
export const Basics = ({ locales, pictures }: Material) => (
  <Group id="basics" title="Basics">
    <Example state="Buttons: usual, main, with an icon, unable">
      <div className={styles.row}>
        <a href="#basics" className="button">
          Lead somewhere
        </a>
        <button type="button" className="button button-main">
          The one action
        </button>
        <button type="button" className="button">
          <Icon name="phone" />
          02 555 01 00
        </button>
        <button type="button" className="button" disabled>
          Unable
        </button>
      </div>
    </Example>
    <Example state="Breadcrumbs">
      <Breadcrumbs crumbs={crumbs} />
    </Example>
    <Example state="Pagination, page 5 of 9">
      <Pagination pages={pages} />
    </Example>
    <Example state="Language switch">
      <LanguageSwitch locales={locales} alternates={{}} path="/" flags={false} />
    </Example>
    <Example state="Language switch with flags">
      <LanguageSwitch locales={locales} alternates={{}} path="/" flags />
    </Example>
    <Example state="Fold">
      <Fold title="What is read by those who look for it">
        <p>It is in the page all the time.</p>
      </Fold>
    </Example>
    <Example state="Sheet, which the browser opens without script">
      <OpenSheet opens="example-sheet" className="button">
        Open the sheet
      </OpenSheet>
      <Sheet id="example-sheet" labelledBy="example-sheet-title">
        <h3 id="example-sheet-title">Title of the sheet</h3>
        <p>Escape, a click beside it and its button close it.</p>
      </Sheet>
    </Example>
    <Example state="Row of pictures to swipe on a phone">
      <SnapRow>
        <div>
          {pictures.map((picture) => (
            <a key={picture.id} href="#basics">
              <Picture picture={picture} sizes={acrossPhone} widths={[400, 600]} ratio="4:3" />
            </a>
          ))}
        </div>
      </SnapRow>
    </Example>
    <Example state="Slider">
      <div className={styles.slider}>
        <Slider label="Pictures of the site">
          {pictures.map((picture) => (
            <Picture
              key={picture.id}
              picture={picture}
              sizes={acrossPhone}
              widths={[600, 1360]}
              ratio="16:9"
            />
          ))}
        </Slider>
      </div>
    </Example>
  </Group>
)
