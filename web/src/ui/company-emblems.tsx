import {
  type Icon,
  IconAnchor,
  IconBike,
  IconBolt,
  IconCloud,
  IconCompass,
  IconCrown,
  IconDiamond,
  IconFeather,
  IconFish,
  IconFlame,
  IconFlower,
  IconKey,
  IconLeaf,
  IconMoon,
  IconMountain,
  IconPaw,
  IconPlane,
  IconPuzzle,
  IconRocket,
  IconSailboat,
  IconSnowflake,
  IconStar,
  IconSun,
  IconTree,
} from '@tabler/icons-react'
import type { CompanyEmblem } from '@trimestre/contract/company-identity'

const emblems: Record<CompanyEmblem, Icon> = {
  rocket: IconRocket,
  bolt: IconBolt,
  star: IconStar,
  crown: IconCrown,
  diamond: IconDiamond,
  flame: IconFlame,
  leaf: IconLeaf,
  tree: IconTree,
  flower: IconFlower,
  sun: IconSun,
  moon: IconMoon,
  cloud: IconCloud,
  snowflake: IconSnowflake,
  mountain: IconMountain,
  anchor: IconAnchor,
  sailboat: IconSailboat,
  plane: IconPlane,
  bike: IconBike,
  compass: IconCompass,
  key: IconKey,
  puzzle: IconPuzzle,
  feather: IconFeather,
  paw: IconPaw,
  fish: IconFish,
}

/** Draws an emblem. In a file of its own, because pages without emblems need none of the drawings. */
export default function Emblem({ name, size }: { name: CompanyEmblem; size: number }) {
  const Drawing = emblems[name]
  return <Drawing size={size} stroke={1.9} aria-hidden="true" />
}
