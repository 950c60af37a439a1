import type { TeachingTexts } from '../types.ts'

/** Workers, results, investment, quality, events, learning, and what every quarter allows. */
export const companyQuestions = {
  h25: {
    text: 'La moral va del {a} al {b} %. ¿De qué depende, y qué cambia?',
    b: [
      'Salario: {lowWage} BA donde la moral es baja, {highWage} BA donde es alta.',
      'Horas extra: {lowOvertime} % frente a {highOvertime} %.',
      'Absentismo: {lowAbsence} % frente a {highAbsence} %.',
      'La moral sigue al salario, a las horas y a los despidos; influye en las ausencias y en las salidas.',
    ],
    a: [
      'Compara salario, horas extra y despidos en los dos lados.',
      'Calcula qué cuesta una moral baja: ausencias, salidas, contrataciones.',
    ],
  },
  h26: {
    text: '{x, plural, one {{x} operario se fue} other {{x} operarios se fueron}} por voluntad propia. ¿Cuánto cuesta sustituirlos?',
    b: [
      'Donde se van, la moral media es del {morale} %.',
      'Quedan {employees} personas, de ellas {hired} contratadas este trimestre.',
      'Su nivel de formación es del {training} %; los nuevos lo bajan.',
      'Sustituir cuesta la contratación, la formación y la producción perdida mientras tanto.',
    ],
    a: [
      'Compara el coste de una contratación y el de una subida de salario.',
      'Busca qué los hizo irse: salario, horas, despidos o una moral ya baja.',
    ],
  },
  h27: {
    text: 'Despedir costó {x} BA. ¿Cuándo se recupera?',
    b: [
      '{laidOff, plural, one {{laidOff} persona despedida} other {{laidOff} personas despedidas}}, a {each} BA por salida.',
      'Un operario cuesta de media {wage} BA por trimestre.',
      'La moral de quienes se quedan es del {morale} %.',
      'Se recupera cuando los salarios ahorrados superan la indemnización y la pérdida de moral.',
    ],
    a: [
      'Divide la indemnización entre el salario ahorrado cada trimestre.',
      'Añade lo que cuesta la moral perdida, y una contratación si la demanda vuelve.',
    ],
  },
  h28: {
    text: 'La formación sube {x} puntos. ¿Dónde se ve en las cifras?',
    b: [
      'El nivel de formación alcanza el {training} %.',
      'Un operario fabrica de media {output} unidades; antes eran {outputBefore}.',
      'La calidad es de {quality} puntos.',
      'La formación se ve en la producción por operario y en la calidad, a menudo un trimestre después.',
    ],
    a: [
      'Sigue la producción por operario y la calidad durante varios trimestres.',
      'Separa el efecto de la formación del de las contrataciones y las máquinas.',
    ],
  },
  h29: {
    text: '¿Horas extra o contratación? ¿Qué lo decide?',
    b: [
      'Las horas extra son de media del {overtime} %.',
      'Los salarios suponen {perUnit} BA por unidad fabricada.',
      'Un operario cuesta de media {wage} BA por trimestre.',
      'Para una necesidad corta, horas; para una duradera, contratación: las horas son más caras y desgastan la moral.',
    ],
    a: [
      'Calcula el coste de una unidad más por los dos caminos.',
      'Pregúntate cuántos trimestres durará la necesidad.',
    ],
  },
  r30: {
    text: 'La clase entera pasa de {a} a {b} BA. ¿Fueron las decisiones o el mercado?',
    b: [
      'Las decisiones cambiaron el resultado en {decisions} BA.',
      'El mercado lo cambió en {market} BA; la competencia, en {competition} BA.',
      'Los eventos lo cambiaron en {events} BA.',
      'Lo que el mercado da a todos, puede quitarlo; las decisiones dependen de cada empresa.',
    ],
    a: [
      'Suma las causas de todas las empresas, por tipo.',
      'Busca qué decisiones se anularon entre competidores.',
    ],
  },
  r31: {
    text: 'Más de la mitad pierde dinero. ¿Es el precio, el volumen o los gastos?',
    b: [
      'Precio medio de las que pierden: {price} BA, con un coste unitario medio de {cost} BA.',
      'Usan el {used} % de su capacidad.',
      'La subactividad les cuesta {idle} BA por unidad fabricada.',
      'Si el precio supera el coste unitario, es el volumen o los gastos fijos; si no, el precio o el coste.',
    ],
    a: [
      'Mira primero el margen por unidad, luego la capacidad usada y luego los gastos fijos.',
      'Compara con las que ganan: ¿cuál de los tres difiere más?',
    ],
  },
  r32: {
    text: 'De cada 100 BA de ventas, {x} van a {charge}. ¿Es un buen gasto?',
    b: [
      'Este gasto es de {amount} BA, con unas ventas de {sales} BA.',
      'Son {perUnit} BA por unidad vendida.',
      'En el trimestre anterior eran {perUnitBefore} BA.',
      'Un gasto es bueno cuando un BA menos haría perder más de un BA de margen.',
    ],
    a: [
      'Sigue este gasto por unidad vendida de un trimestre a otro.',
      'Pregúntate qué pasaría con una décima parte menos.',
    ],
  },
  r33: {
    text: 'El impuesto se lleva {x} BA. ¿Se decide?',
    b: [
      '{k, plural, one {{k} empresa gravada tenía} other {{k} empresas gravadas tenían}} un resultado antes de impuestos de {profit} BA.',
      'El impuesto se lleva el {share} %.',
      'Sigue al beneficio, y las pérdidas compensadas lo reducen. Se decide el beneficio, no el tipo.',
    ],
    a: [
      'Busca qué reduce el beneficio imponible sin empobrecer a la empresa.',
      'Mira qué pasa con las pérdidas de trimestres pasados.',
    ],
  },
  r34: {
    text: 'Una pérdida y, aun así, más valor: ¿qué mide el valor de la empresa?',
    b: [
      'La pérdida es de {loss} BA, y el valor de la empresa sube {gain} BA.',
      'El valor es de {value} BA; el patrimonio neto, de {equity} BA.',
      'La diferencia, {other} BA, es lo que el balance no cuenta: I+D, marca, reputación, clima social.',
      'El valor de la empresa mide también lo que dará dinero más adelante.',
    ],
    a: [
      'Descompón el valor de la empresa: patrimonio neto y correcciones.',
      'Pregúntate si esta pérdida es un gasto para el futuro.',
    ],
  },
  i35: {
    text: '{x} BA en máquinas. ¿A partir de cuántas unidades quedan pagadas?',
    b: [
      'El margen sobre ventas es de {unitMargin} BA por unidad vendida.',
      'Con ese margen hacen falta {units} unidades para pagar las máquinas.',
      'Este trimestre se vendieron {sold} unidades.',
      'Solo cuentan las unidades que no se habrían vendido sin estas máquinas.',
    ],
    a: [
      'Busca cuántas unidades más permiten estas máquinas cada trimestre.',
      'Añade la amortización y el mantenimiento: ¿estará pagada la máquina antes de gastarse?',
    ],
  },
  i36: {
    text: 'La I+D cuesta hoy {x} BA. ¿Cuándo compensa, y cómo se sabrá?',
    b: [
      'Es el {share} % de la cifra de negocios.',
      'El nivel más alto es {level}.',
      'El avance medio hacia el nivel siguiente es del {progress} %.',
      'Compensa por escalones: nada antes del nivel siguiente, y luego cada trimestre.',
    ],
    a: [
      'Estima en qué trimestre se alcanzará el próximo nivel con este presupuesto.',
      'Busca en qué cifras se verá un nivel: productividad, materias primas, demanda.',
    ],
  },
  i37: {
    text: 'Un nivel de I+D alcanzado: ¿qué ha cambiado?',
    b: [
      'El nivel alcanzado es {level}.',
      'Una máquina produce de media {output} unidades; antes eran {outputBefore}.',
      'Las materias primas cuestan {materials} BA por unidad; antes eran {materialsBefore} BA.',
      'El producto también atrae a más clientes: el efecto sigue en los trimestres siguientes.',
    ],
    a: [
      'Compara antes y después: producción por máquina, materias primas por unidad, demanda.',
      'Pregúntate cuántos trimestres hacen falta para recuperar el presupuesto.',
    ],
  },
  i38: {
    text: '{x} BA de deudas por cada 100 de patrimonio neto. ¿Hasta dónde?',
    b: [
      'Las deudas son de {debts} BA; el patrimonio neto, de {equity} BA.',
      'Las cuotas se llevan {dues} BA de unos cobros de {receipts} BA.',
      'Es posible endeudarse mientras el dinero rinda más de lo que cuesta, incluso en un mal trimestre.',
    ],
    a: [
      'Compara los intereses con el resultado de explotación.',
      'Imagina una quinta parte menos de ventas: ¿se pagan todavía las cuotas?',
    ],
  },
  q39: {
    text: 'La calidad va de {a} a {b} puntos. ¿Quién la paga, quién la nota?',
    b: [
      'Presupuesto de calidad: {lowBudget} BA en el más bajo, {highBudget} BA en el más alto.',
      'Servicio posventa: {lowService} BA frente a {highService} BA.',
      'Efecto de este presupuesto en la demanda: {lowCustomers} unidades frente a {highCustomers}.',
      'La calidad se paga enseguida; los clientes y las devoluciones la muestran después.',
    ],
    a: [
      'Compara el presupuesto de calidad y el coste del servicio posventa.',
      'Busca qué clientes pagan la calidad y cuáles miran primero el precio.',
    ],
  },
  q40: {
    text: 'El servicio posventa cuesta {x} BA. ¿Es un coste o una inversión?',
    b: [
      'Es el {share} % de la cifra de negocios.',
      'El presupuesto decidido es de {budget} BA; las devoluciones en garantía cuestan {warranty} BA.',
      'La imagen de servicio es del {service} %.',
      'La garantía es un coste que una mejor calidad reduce; el presupuesto cuida la imagen, como una inversión.',
    ],
    a: [
      'Separa las devoluciones en garantía del servicio que has elegido.',
      'Busca el efecto de la imagen de servicio en la demanda de los trimestres siguientes.',
    ],
  },
  e41: {
    text: '«{e}» supuso {a} BA. ¿Quién estaba preparado, y cómo?',
    b: [
      'Según la empresa, el resultado neto cambió de {lowest} a {highest} BA.',
      'Estaba preparado quien tenía margen: dinero, existencias, capacidad o precio.',
    ],
    a: [
      'Compara el efecto de una empresa a otra: ¿qué tenían las menos afectadas?',
      'Busca qué decisión anterior al evento marcó la diferencia.',
    ],
  },
  l42: {
    text: '{label} prevé mejor: {x} y luego {y} sobre 100. ¿Qué cambió en el método?',
    unnamed: 'Una empresa prevé mejor: {x} y luego {y} sobre 100. ¿Qué cambió en el método?',
    b: [
      'Demanda: {demandBefore} y luego {demandNow}.',
      'Tesorería: {cashBefore} y luego {cashNow}.',
      'Resultado neto: {resultBefore} y luego {resultNow}.',
      'El diario dice en qué se apoyaba la previsión: compara los dos textos.',
    ],
    a: [
      'Relee el diario de los dos trimestres: ¿qué información es nueva?',
      'Mira qué cifra sigue siendo la más difícil de prever, y por qué.',
    ],
  },
  l43: {
    text: 'La demanda prevista se equivoca mucho. ¿Qué información faltaba?',
    b: [
      '{k, plural, one {La previsión obtiene {score} puntos sobre 100} other {{k} previsiones obtienen de media {score} puntos sobre 100}}.',
      'La demanda total cambió un {change} %, hasta {demand} unidades.',
      'La demanda depende de la estación, del precio frente al precio medio y de lo que hacen los demás.',
    ],
    a: [
      'Relee el diario del mercado: estación, precio medio, eventos anunciados.',
      'Pregúntate si el error es de todo el mercado o de tu parte.',
    ],
  },
  l44: {
    text: '{label} mejora su resultado en {x} BA. ¿Qué se aprendió del trimestre anterior?',
    unnamed: 'Una empresa mejora su resultado en {x} BA. ¿Qué se aprendió del trimestre anterior?',
    b: [
      'El resultado neto pasa de {before} a {now} BA.',
      'La decisión que más ayudó: «{decision}», con {amount} BA.',
      'Lo aprendido se ve en las decisiones que cambiaron entre los dos trimestres.',
    ],
    a: [
      'Compara las dos hojas de decisiones: ¿qué cambió?',
      'Separa lo que dio el mercado de lo que ganaron las decisiones.',
    ],
  },
  g45: {
    text: '¿Qué información mirabas al decidir y cuál dejaste de lado?',
    b: [
      'Haz la lista de las pantallas leídas antes de decidir, en orden.',
      'Marca las que cambiaron una decisión.',
      'Ninguna respuesta lleva nota: se trata de saber qué sirvió.',
    ],
    a: [
      'Busca una información que tenías y que no usaste.',
      'Pregúntate cuál te faltaba, y dónde se encuentra.',
    ],
  },
  g46: {
    text: '¿Qué decisión repetirías tal cual y cuál no?',
    b: [
      'Elige una decisión para mantener y la cifra que la justifica.',
      'Elige una decisión para cambiar y la cifra que lo muestra.',
      'Basta una sola cifra para cada una.',
    ],
    a: [
      'Juzga la decisión por lo que sabías entonces, no por el resultado.',
      'Busca la cifra que te haría cambiar de opinión.',
    ],
  },
  g47: {
    text: '¿En qué empresa real se ha visto lo mismo?',
    b: [
      'Nombra una empresa, y en qué se parece.',
      'Di también qué es distinto: tamaño, producto, época.',
      'No hay respuesta hecha: la aporta la clase.',
    ],
    a: [
      'Busca en las noticias una falta de productos, una guerra de precios o un excedente.',
      'Pregúntate cómo salió de ello la empresa.',
    ],
  },
  g48: {
    text: '¿Qué esperabas de tus competidores? ¿Qué hicieron?',
    b: [
      'Anota el precio que esperabas de ellos.',
      'Compara: los precios fueron de {lowest} a {highest} BA.',
      'El diario del mercado da los precios y las cuotas de todos.',
    ],
    a: [
      'Lee los precios y las cuotas en el diario del mercado.',
      'Pregúntate a qué reaccionaban tus competidores: quizá a ti.',
    ],
  },
  g49: {
    text: 'Si este trimestre empezara de nuevo, ¿qué única decisión cambiarías?',
    b: [
      'Elige una sola decisión, y su nuevo valor.',
      'Pruébala en la proyección de la misma empresa.',
      'Di qué cambia, y qué habrían podido hacer los competidores.',
    ],
    a: [
      'Elige la decisión de mayor efecto, no la más visible.',
      'Comprueba que no exige otra: capacidad, dinero, operarios.',
    ],
  },
} satisfies Partial<TeachingTexts['questions']>
