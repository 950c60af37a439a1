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
import { SymbolChoice } from './symbol-choice.tsx'

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
  const none = { value: '', label: noneLabel, picture: <span aria-hidden="true">–</span> }
  const symbols = iconNames.map(name => ({
    value: name,
    label: nameOf(name),
    picture: <NamedIcon name={name} size={24} />,
  }))
  return <SymbolChoice legend={legend} symbols={[none, ...symbols]} value={value} onChange={onChange} />
}
