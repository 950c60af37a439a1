import type { TeachingTexts } from '../types.ts'

/** What questions say otherwise where they are about the company of the reader. */
export const ownQuestions: TeachingTexts['ownQuestions'] = {
  d01: {
    text: 'No atendiste a {u, plural, one {{u} cliente} other {{u} clientes}}. ¿Qué había que saber, y cuándo?',
  },
  d03: {
    b: {
      1: 'El propio mercado (estación, ciclo de vida) cambió tu demanda en {market} unidades.',
      2: 'Tus decisiones la cambiaron en {decisions} unidades.',
    },
  },
  d04: { text: 'Ganas {x} puntos de cuota. ¿Con qué decisión y a qué coste?' },
  f14: { text: 'Tu plan de producción superaba la capacidad. ¿Cómo verlo antes?' },
  t21: { text: 'Tu empresa está en descubierto. ¿Qué decisión lo anunciaba?' },
  t22: {
    text: 'Recibiste un préstamo de emergencia, y sale caro. ¿Qué podías haber hecho un trimestre antes?',
    b: { 0: 'El préstamo de emergencia es de {loans} BA.' },
  },
  h26: {
    b: {
      0: 'La moral de tus operarios es del {morale} %.',
      2: 'Su nivel de formación es del {training} %; los nuevos lo bajan.',
    },
  },
  h29: { b: { 0: 'Las horas extra son del {overtime} %.' } },
  r33: { b: { 0: 'Tu resultado antes de impuestos era de {profit} BA.' } },
  i36: {
    b: { 1: 'Tu nivel de I+D es {level}.', 2: 'El avance hacia el nivel siguiente es del {progress} %.' },
  },
  i37: { text: 'Has alcanzado un nivel de I+D: ¿qué ha cambiado?' },
  e41: {
    text: '«{e}» supuso {a} BA en tu resultado. ¿Cómo te habías preparado?',
    a: [
      'Busca qué amortiguó o aumentó el efecto: dinero, existencias, capacidad o precio.',
      'Busca qué decisión anterior al evento marcó la diferencia.',
    ],
  },
  l42: { text: 'Tus previsiones mejoran: {x} y luego {y} sobre 100. ¿Qué cambió en tu método?' },
  l43: { b: { 0: 'Tu previsión obtiene {score} puntos sobre 100.' } },
  l44: { text: 'Tu resultado mejora en {x} BA. ¿Qué aprendiste del trimestre anterior?' },
}
