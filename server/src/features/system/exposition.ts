type Labels = Record<string, string>

/** A metric of the Prometheus text format, with a value for each set of labels. */
export type Metric = {
  name: string
  help: string
  type: 'gauge' | 'counter' | 'histogram'
  /** The `suffix` is `_sum`, `_count` or `_bucket` for a histogram. */
  samples: { suffix?: string; labels?: Labels; value: number }[]
}

/** Formats metrics in the Prometheus text format, version 0.0.4. */
export function metricsText(metrics: Metric[]): string {
  return metrics
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(
        ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelsText(labels)} ${value}`,
      )
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
    })
    .join('')
}

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`,
  )
  return pairs.length === 0 ? '' : `{${pairs.join()}}`
}

/** The upper bounds of the buckets in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Series = { labels: Labels; counts: number[]; count: number; sum: number }

/** Creates a histogram of durations in seconds by their labels, which must have few values. */
export function createHistogram() {
  const series = new Map<string, Series>()
  return {
    observe(labels: Labels, seconds: number): void {
      const key = JSON.stringify(labels)
      const known = series.get(key) ?? { labels, counts: bounds.map(() => 0), count: 0, sum: 0 }
      series.set(key, known)
      known.count += 1
      known.sum += seconds
      bounds.forEach((bound, index) => {
        if (seconds <= bound) known.counts[index] = (known.counts[index] ?? 0) + 1
      })
    },
    metric({ name, help }: Pick<Metric, 'name' | 'help'>): Metric {
      const samples = [...series.values()].flatMap(({ labels, counts, count, sum }) => [
        ...bounds.map((bound, index) => ({
          suffix: '_bucket',
          labels: { ...labels, le: String(bound) },
          value: counts[index] ?? 0,
        })),
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ])
      return { name, help, type: 'histogram', samples }
    },
  }
}
