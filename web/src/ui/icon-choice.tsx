import {
  type Icon,
  IconBolt,
  IconBook,
  IconBuildingFactory2,
  IconBuildingStore,
  IconCash,
  IconChartLine,
  IconCoins,
  IconFlask,
  IconLeaf,
  IconPackage,
  IconReportMoney,
  IconRosetteDiscountCheck,
  IconScale,
  IconSpeakerphone,
  IconStar,
  IconTag,
  IconTool,
  IconTruckDelivery,
  IconUsersGroup,
  IconWorld,
} from '@tabler/icons-react'
import { useId } from 'react'
import styles from './icon-choice.module.css'

const icons = {
  factory: IconBuildingFactory2,
  people: IconUsersGroup,
  quality: IconRosetteDiscountCheck,
  research: IconFlask,
  truck: IconTruckDelivery,
  shop: IconBuildingStore,
  tag: IconTag,
  megaphone: IconSpeakerphone,
  cash: IconCash,
  coins: IconCoins,
  report: IconReportMoney,
  scale: IconScale,
  chart: IconChartLine,
  package: IconPackage,
  tool: IconTool,
  energy: IconBolt,
  leaf: IconLeaf,
  world: IconWorld,
  book: IconBook,
  star: IconStar,
} satisfies Record<string, Icon>

export type IconName = keyof typeof icons
export const iconNames = Object.keys(icons) as IconName[]

export const isIconName = (name: string | null): name is IconName =>
  name !== null && Object.hasOwn(icons, name)

export function NamedIcon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Chosen = icons[name]
  return <Chosen size={size} stroke={1.75} aria-hidden="true" />
}

type Props = {
  legend: string
  /** An empty text means no icon. */
  value: string
  onChange(name: string): void
  nameOf(name: IconName): string
  noneLabel: string
}

/** Renders a choice of one icon from a fixed set, or none. */
export function IconChoice({ legend, value, onChange, nameOf, noneLabel }: Props) {
  const id = useId()
  const choice = (name: IconName | '', label: string) => (
    <label key={name} className={styles.icon} title={label}>
      <input
        type="radio"
        name={id}
        value={name}
        aria-label={label}
        checked={value === name}
        onChange={() => onChange(name)}
      />
      {name === '' ? <span aria-hidden="true">–</span> : <NamedIcon name={name} size={24} />}
    </label>
  )
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.icons}>
        {choice('', noneLabel)}
        {iconNames.map(name => choice(name, nameOf(name)))}
      </div>
    </fieldset>
  )
}
