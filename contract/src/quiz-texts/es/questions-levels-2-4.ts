import type { QuizTexts } from '../types.ts'

/** The questions of levels 2 to 4. */
export const laterQuestions = {
  z19: {
    question: '¿Cuánto es la publicidad en % de la cifra de negocios?',
    feedback: [
      'Cobros: divide por lo que se vendió, no por el dinero recibido.',
      'Parte de los gastos: compara la publicidad con las ventas.',
      'Por unidad vendida: divide por un importe, no por un número de productos.',
    ],
  },
  z20: {
    question: '¿Cuál es el margen neto en % de la cifra de negocios?',
    feedback: [
      'Cobros: compara el resultado con lo que se vendió, no con el dinero recibido.',
      'Antes de intereses e impuesto: el margen neto parte de la última línea de la cuenta de resultados.',
      'Es el excedente bruto de explotación: faltan por restar amortizaciones, intereses e impuesto.',
    ],
  },
  z21: {
    question: '¿Cuál es la producción del ejercicio?',
    feedback: [
      'Variación de existencias olvidada: lo fabricado no siempre se ha vendido.',
      'Error de signo: lo que entra en existencias también se ha fabricado, así que se suma.',
      'Todas las existencias en lugar de su variación: solo cuenta lo que entró o salió este trimestre.',
    ],
  },
  z22: {
    question: '¿Cuál es el valor añadido?',
    feedback: [
      'Existencias olvidadas: parte de la producción, no solo de las ventas.',
      'Gastos externos olvidados: la energía, el transporte o la publicidad también vienen de terceros.',
      'Personal ya restado: el valor añadido va antes de los salarios y los impuestos.',
    ],
  },
  z23: {
    question: '¿Cuál es el excedente bruto de explotación?',
    feedback: [
      'Cargas sociales olvidadas: forman parte del coste del personal.',
      'Dotaciones restadas demasiado pronto: el excedente bruto se mide antes de las amortizaciones.',
      'Personal olvidado: resta del valor añadido salarios, cargas sociales e impuestos.',
    ],
  },
  z24: {
    question: '¿Cuál es el resultado de explotación?',
    feedback: [
      'Amortizaciones olvidadas: el excedente bruto aún no cuenta el uso de máquinas y edificios.',
      'Error de signo: las dotaciones a la amortización son un gasto.',
      'Intereses restados demasiado pronto: el resultado financiero viene después del de explotación.',
    ],
  },
  z25: {
    question: '¿Cuál es la capacidad de autofinanciación?',
    feedback: [
      'Dotaciones por sumar: redujeron el resultado sin que saliera dinero.',
      'Error de signo: por las dotaciones no salió dinero, así que se suman al resultado.',
      'Intereses e impuesto olvidados: hay que pagarlos y reducen lo que genera la actividad.',
    ],
  },
  z26: {
    question: '¿Cuántas veces cubre los intereses el excedente bruto de explotación?',
    feedback: [
      'Después de amortizaciones: el excedente bruto se calcula antes de ellas.',
      'Después de todo: el resultado neto ya pagó los intereses, parte del excedente bruto.',
      'Capital incluido: una cuota también devuelve el préstamo, toma solo los intereses.',
    ],
  },
  z27: {
    question: '¿Qué parte del valor de las máquinas está amortizada?',
    feedback: [
      'Es la parte que queda: se pregunta por la parte ya amortizada.',
      'Un solo trimestre: toma toda la amortización desde la compra de las máquinas.',
      'Dividido por el valor neto: compara la amortización con el valor de origen.',
    ],
  },
  z28: {
    question: '¿Cuánto se ha llenado el almacén?',
    feedback: [
      'Producción: mira lo que queda en existencias, no lo que se fabricó.',
      'En valor: compara unidades con espacio para unidades, no importes.',
      'Ventas que ya salieron: las unidades vendidas ya no ocupan el almacén.',
    ],
  },
  z29: {
    question: '¿Cuánto cuesta almacenar cada unidad en existencias?',
    feedback: [
      'Por unidad fabricada: divide por las unidades que quedan en existencias.',
      'Por unidad vendida: divide por las unidades que quedan en existencias.',
      'Valor, y no coste: se pregunta por lo que cuesta guardar los productos.',
    ],
  },
  z30: {
    question: '¿Cuántos días de ventas hay en existencias (trimestre de 90 días)?',
    feedback: [
      'Producción: compara las existencias con el ritmo de las ventas.',
      'Un mes: el trimestre de este cálculo tiene más de 30 días.',
      'Fracción invertida: son las existencias las que se dividen por las ventas.',
    ],
  },
  z31: {
    question: '¿Qué parte del balance se financia con patrimonio neto?',
    feedback: [
      'Son las deudas: se pregunta por el dinero de los propietarios.',
      'Son los préstamos: vienen del banco, no de los propietarios.',
      'Solo el capital: reservas, resultados acumulados y resultado también son de los propietarios.',
    ],
  },
  z32: {
    question: '¿Cuánto son las deudas financieras en % del patrimonio neto?',
    feedback: [
      'Todas las deudas: toma solo las que hay con el banco.',
      'Fracción invertida: las deudas van en el numerador.',
      'Sobre el total del balance: divide solo por el patrimonio neto.',
    ],
  },
  z33: {
    question: '¿Cuál es el tipo impositivo efectivo?',
    feedback: [
      'Después del impuesto: divide por el beneficio antes del impuesto.',
      'Sobre las ventas: el impuesto grava el beneficio.',
      'Antes de intereses: también reducen el beneficio imponible.',
    ],
  },
  z34: {
    question: '¿Cuánto cuestan las materias primas por unidad fabricada?',
    feedback: [
      'Por unidad vendida: estas materias están en las unidades fabricadas.',
      'Energía incluida: toma solo las materias primas.',
      'Coste completo: incluye también la mano de obra y los demás costes del taller.',
    ],
  },
  z35: {
    question: '¿Qué parte de los gastos de explotación corresponde al personal?',
    feedback: [
      'Cargas sociales olvidadas: el personal cuesta más que sus salarios.',
      'Sobre las ventas: divide por los gastos de explotación.',
      'Sobre el valor añadido: divide por los gastos de explotación.',
    ],
  },
  z36: {
    question: '¿Cuál es el plazo medio de cobro (en días, trimestre de 90 días)?',
    feedback: [
      'Cuentas a dos trimestres olvidadas: toma todas las ventas aún por cobrar.',
      'Un mes: el trimestre de este cálculo tiene más de 30 días.',
      'Fracción invertida: son las cuentas a cobrar las que se dividen por las ventas.',
    ],
  },
  z37: {
    question: '¿Cuál es la necesidad de fondo de maniobra (existencias netas, con el impuesto por devolver)?',
    feedback: [
      'La tesorería no forma parte de ella: la necesidad es lo que la actividad inmoviliza fuera del banco.',
      'Existencias olvidadas: los productos terminados también inmovilizan dinero.',
      'Deudas olvidadas: resta lo que aún esperan proveedores, Estado y propietarios.',
    ],
  },
  z38: {
    question: '¿Cuál es el fondo de maniobra (con valores netos)?',
    feedback: [
      'Préstamos olvidados: también son un recurso duradero.',
      'El descubierto es una deuda a corto plazo: solo cuentan los recursos duraderos.',
      'Inmovilizado olvidado: resta los bienes duraderos que pagaron esos recursos.',
    ],
  },
  z39: {
    question: '¿Cuál es la tesorería neta (fondo de maniobra − necesidad de fondo de maniobra)?',
    feedback: [
      'Necesidad olvidada: resta del fondo de maniobra lo que inmoviliza la actividad.',
      'Error de signo: el descubierto es una deuda, así que se resta.',
      'Resta al revés: los dos términos están invertidos.',
    ],
  },
  z40: {
    question: '¿Cuánto es la I+D en % de la cifra de negocios?',
    feedback: [
      'Acumulado: toma solo el presupuesto de este trimestre.',
      'Parte de los gastos: compara la I+D con las ventas.',
      'Cobros: divide por lo que se vendió, no por el dinero recibido.',
    ],
  },
  z41: {
    question: '¿Cuánto cuesta el transporte de una unidad vendida?',
    feedback: [
      'Por unidad fabricada: solo se entregan las unidades vendidas.',
      'Servicio posventa incluido: toma solo el transporte.',
      'Por cliente, atendido o no: solo se entregan las unidades vendidas.',
    ],
  },
  z42: {
    question:
      'Umbral de rentabilidad en unidades: costes variables = materias por unidad fabricada + transporte por unidad vendida; los demás gastos de explotación son fijos.',
    feedback: [
      'Costes variables olvidados: cada unidad vendida solo deja su precio menos esos costes.',
      'Variables contados dos veces: réstalos del total para hallar los costes fijos.',
      'Coste completo en lugar de variable: el coste de producción también contiene costes fijos.',
    ],
  },
  z43: {
    question:
      '¿Cuál es el efecto precio sobre la cifra de negocios (con las cantidades del trimestre anterior)?',
    feedback: [
      'Cantidades nuevas: aquí el efecto precio se calcula sobre las ventas anteriores.',
      'Efecto total: mezcla precio y cantidad; aísla el precio.',
      'Es el efecto volumen: haz variar el precio, no la cantidad.',
    ],
  },
  z44: {
    question: '¿Cuál es el efecto volumen sobre la cifra de negocios (al precio del trimestre anterior)?',
    feedback: [
      'Precio nuevo: aquí el efecto volumen se calcula al precio anterior.',
      'Efecto total: mezcla precio y cantidad; aísla la cantidad.',
      'Es el efecto precio: haz variar la cantidad, no el precio.',
    ],
  },
  z45: {
    question: '¿Cuál es el coste de subactividad por unidad fabricada?',
    feedback: [
      'Por unidad vendida: divide por las unidades fabricadas.',
      'Por unidad no fabricada: divide por las unidades realmente fabricadas.',
      'Coste completo: toma solo lo que costó la capacidad no utilizada.',
    ],
  },
  z46: {
    question: '¿Cuál es la rentabilidad del patrimonio neto inicial?',
    feedback: [
      'Cierre: vuelve al patrimonio neto anterior al resultado y los dividendos del trimestre.',
      'Rentabilidad del activo: divide solo por el patrimonio neto inicial.',
      'Antes de intereses e impuesto: a los propietarios les corresponde el resultado neto.',
    ],
  },
  z47: {
    question: '¿Qué margen ha dejado la reventa de mercaderías?',
    feedback: [
      'Compras olvidadas: esas mercaderías se pagaron a un proveedor.',
      'Margen de todas las ventas: toma solo las mercaderías revendidas.',
      'Coste del taller: esos productos se compraron, no se fabricaron.',
    ],
  },
  z48: {
    question: '¿Qué parte del resultado neto del trimestre se ha repartido?',
    feedback: [
      'Sobre el patrimonio neto: divide por el resultado del trimestre.',
      'Sobre la autofinanciación: divide por el resultado, no por el dinero que genera la actividad.',
      'Sobre las ventas: compara los dividendos con el resultado.',
    ],
  },
} satisfies Partial<QuizTexts['questions']>
