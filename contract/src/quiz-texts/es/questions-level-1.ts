import type { QuizTexts } from '../types.ts'

/** The questions of level 1. */
export const firstQuestions = {
  z01: {
    question: '¿Cuál es la cifra de negocios?',
    feedback: [
      'Precio × fabricado, y no vendido: cuenta solo las unidades que compraron los clientes.',
      'Los clientes no atendidos no pagaron nada: multiplica el precio por las ventas, no por la demanda.',
      'Cobrado no es vendido: una venta cuenta en cuanto se hace, aunque el cliente pague después.',
    ],
  },
  z02: {
    question: '¿Cuántas unidades has vendido?',
    feedback: [
      'No se atendió a todos: ten en cuenta a los clientes que se fueron sin producto.',
      'Fabricado no es vendido: una unidad fabricada puede quedar en existencias, y una vendida venir de ellas.',
      'Hay que restar: la demanda no satisfecha forma parte de la demanda, no se le suma.',
    ],
  },
  z03: {
    question: '¿Cuántas unidades quedan en existencias?',
    feedback: [
      'Existencias iniciales olvidadas: parte de las unidades que ya había al empezar el trimestre.',
      'Ventas olvidadas: resta las unidades que se llevaron los clientes.',
      'Demanda en lugar de ventas: solo salieron del almacén las unidades entregadas.',
    ],
  },
  z04: {
    question: '¿A qué parte de los clientes has atendido?',
    feedback: [
      'Es la parte no atendida: se pregunta por los clientes que recibieron su producto.',
      'Dividido por la producción: una parte de los clientes se calcula sobre el número de clientes.',
      'Fracción invertida: los clientes atendidos van en el numerador y todos los clientes en el denominador.',
    ],
  },
  z05: {
    question: '¿Cuánto ha variado la tesorería?',
    feedback: [
      'Un resultado no es un cobro: compara el dinero que entró con el que salió.',
      'Ventas a crédito incluidas: toma lo que los clientes pagaron, no lo que compraron.',
      'Error de signo: parte del dinero que entró y resta el que salió.',
    ],
  },
  z06: {
    question: '¿Cuál es la tesorería final del trimestre?',
    feedback: [
      'Saldo inicial olvidado: es la variación del trimestre, y ya había un saldo al empezar.',
      'Resultado en lugar de flujos: al saldo inicial se suman los movimientos de dinero, no el beneficio o la pérdida.',
      'Pagos olvidados: resta también el dinero que salió durante el trimestre.',
    ],
  },
  z07: {
    question: '¿Cuál es el resultado neto?',
    feedback: [
      'Intereses e impuesto olvidados: es el resultado de explotación, sigue hasta la última línea de la cuenta de resultados.',
      'Impuesto olvidado: resta el impuesto sobre beneficios.',
      'Flujos de tesorería: compara ingresos y gastos, no cobros y pagos.',
    ],
  },
  z08: {
    question: '¿En cuántos puntos ha cambiado tu cuota de mercado?',
    feedback: [
      'Error de signo: parte de la cuota de este trimestre y resta la del anterior.',
      'Nivel, y no variación: compara esta cuota con la del trimestre anterior.',
      'Variación relativa: una variación en puntos es la simple diferencia entre dos porcentajes.',
    ],
  },
  z09: {
    question: '¿En qué % ha cambiado tu precio?',
    feedback: [
      'Es la variación en BA: divídela por el precio de partida.',
      'Base final: una variación porcentual se calcula sobre el precio anterior.',
      'Error de signo: una subida es positiva y una bajada, negativa.',
    ],
  },
  z10: {
    question: '¿Qué parte de la capacidad se ha utilizado?',
    feedback: [
      'Ventas en lugar de producción: la capacidad sirve para fabricar, se venda o no.',
      'Solo una de las dos capacidades, la de las máquinas: busca la que limita el taller.',
      'Solo una de las dos capacidades, la de los operarios: busca la que limita el taller.',
    ],
  },
  z11: {
    question: '¿Cuál era la capacidad de producción?',
    feedback: [
      'Decide la menor: una máquina sin operario, o al revés, no fabrica nada.',
      'No se suman: máquinas y operarios fabrican juntos los mismos productos.',
      'Realizado, y no posible: la capacidad es lo que el taller habría podido fabricar.',
    ],
  },
  z12: {
    question: '¿Cuántas unidades por operario (unidades fabricadas)?',
    feedback: [
      'Vendido, y no fabricado: los operarios fabrican, los clientes compran.',
      'Por máquina, y no por operario: cambia el divisor.',
      'Posible, y no realizado: toma la producción del trimestre, no la capacidad.',
    ],
  },
  z13: {
    question: '¿Cuánto cuesta un operario por trimestre, cargas sociales incluidas?',
    feedback: [
      'Cargas sociales olvidadas: la empresa las paga además de los salarios.',
      'Por unidad fabricada: divide por el número de operarios.',
      'Plantilla contada dos veces: los operarios desocupados ya forman parte de ella.',
    ],
  },
  z14: {
    question: '¿Cuál es el margen por unidad (precio − coste de producción)?',
    feedback: [
      'Mano de obra olvidada: las materias primas son solo una parte del coste de producción.',
      'Error de signo: parte del precio y resta el coste.',
      'Resultado por unidad: incluye otros gastos además de los de producción; el margen se detiene antes.',
    ],
  },
  z15: {
    question: '¿Cuál es el coste de producción de una unidad?',
    feedback: [
      'Dividido por las ventas: este coste es el de las unidades fabricadas.',
      'Solo materias primas: toma todo lo que cuesta fabricar, mano de obra incluida.',
      'El almacenamiento no es producción: guardar los productos no forma parte de fabricarlos.',
    ],
  },
  z16: {
    question: '¿Cuántas ventas se han perdido, en BA, por falta de productos?',
    feedback: [
      'A precio de coste: el cliente habría pagado el precio de venta.',
      'Solo el margen: se pregunta por las ventas, sin restar costes.',
      'Toda la demanda: en tus ventas solo faltan los clientes no atendidos.',
    ],
  },
  z17: {
    question: '¿Cuánta publicidad por unidad vendida?',
    feedback: [
      'Por unidad fabricada: divide por las unidades vendidas.',
      'Por cliente, atendido o no: aquí solo cuentan las unidades vendidas.',
      'En % de las ventas: se pide un importe por unidad.',
    ],
  },
  z18: {
    question: '¿Qué parte de la demanda no se ha atendido?',
    feedback: [
      'Respecto a las ventas: compara los clientes no atendidos con toda la demanda.',
      'Parte atendida: se pregunta por los clientes que se fueron sin producto.',
      'Respecto a la producción: una parte de la demanda se divide por la demanda.',
    ],
  },
} satisfies Partial<QuizTexts['questions']>
