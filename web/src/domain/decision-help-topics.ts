import { IconBulb, IconHelpCircle, IconTargetArrow } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { HelpTopicText } from '../ui/help-topics.tsx'
import { type HelpTopic, helpTopics } from './catalogue-text.ts'

const icons = { what: IconHelpCircle, effects: IconTargetArrow, advice: IconBulb }

/** Returns the parts of the three-part help of a decision that have a text, under the player's headings. */
export function decisionHelpTopics(
  t: TFunction<['player', 'common']>,
  label: string,
  textOf: (topic: HelpTopic) => string,
): HelpTopicText[] {
  return helpTopics.flatMap(topic => {
    const text = textOf(topic)
    const title = t(`decisions.${topic}`)
    const spoken = t('decisions.helpOf', { label, topic: title })
    return text ? [{ key: topic, icon: icons[topic], title, label: spoken, text }] : []
  })
}
