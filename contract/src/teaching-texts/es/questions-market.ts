import type { TeachingTexts } from '../types.ts'

/** Demand, prices, production, stock and cash. */
export const marketQuestions = {
  d01: {
    text: '{k, plural, one {{k} empresa no atendió} other {{k} empresas no atendieron}} a {u, plural, one {{u} cliente} other {{u} clientes}}. ¿Qué había que saber, y cuándo?',
    b: [
      'Había que atender una demanda de {demand} unidades, y en el trimestre se fabricaron {made}.',
      'Al empezar el trimestre había {opening} unidades en existencias.',
      'El plan preveía {planned} unidades; las máquinas permitían {machines} y los operarios {workers}. Decide el límite más bajo.',
      'La demanda se prevé antes de fijar el plan: después, las máquinas y las contrataciones llegan tarde.',
    ],
    a: [
      'Distingue qué faltó: un plan más ambicioso, máquinas u operarios.',
      'Busca qué cifra del trimestre anterior ya anunciaba esta demanda.',
    ],
  },
  d02: {
    text: '{u, plural, one {{u} cliente rechazado se fue} other {{u} clientes rechazados se fueron}} a otras empresas. ¿Quién estaba preparado?',
    b: [
      '{receivers, plural, one {{receivers} empresa recibió} other {{receivers} empresas recibieron}} a estos clientes.',
      'Su capacidad de producción sin usar era de {spare} unidades.',
      'Sus existencias al final del trimestre son de {left} unidades.',
      'Estaba preparado quien tenía productos de sobra: un cliente rechazado no espera.',
    ],
    a: [
      'Compara las existencias y la capacidad libre de quienes recibieron a estos clientes.',
      'Pregúntate si lo habían previsto o si su excedente fue un error afortunado.',
    ],
  },
  d03: {
    text: 'La demanda total cambió un {x} %. ¿Qué se debe al mercado y qué a las decisiones?',
    b: [
      'La demanda total pasó de {before} a {now} unidades.',
      'El propio mercado (estación, ciclo de vida) explica {market} unidades.',
      'Las decisiones explican {decisions} unidades.',
      'El mercado cambia para todos; las decisiones mueven clientes y pueden agrandar el mercado.',
    ],
    a: [
      'Separa lo que habría cambiado de todos modos: la estación y el ciclo de vida del producto.',
      'Busca qué decisiones atraen clientes nuevos y cuáles se los quitan a un competidor.',
    ],
  },
  d04: {
    text: '{label} gana {x} puntos de cuota. ¿Con qué decisión y a qué coste?',
    unnamed: 'Una empresa gana {x} puntos de cuota. ¿Con qué decisión y a qué coste?',
    b: [
      'La cuota de mercado pasa del {before} % al {now} %.',
      'La decisión que más atrajo: «{decision}», con {customers} clientes más.',
      'Esa misma decisión cambia el resultado neto en {profit} BA.',
      'Ganar cuota solo es bueno si aporta más de lo que cuesta.',
    ],
    a: [
      'Compara el efecto de esa decisión en la demanda y en el resultado neto.',
      'Pregúntate qué quedará de esa ganancia si los competidores hacen lo mismo.',
    ],
  },
  d05: {
    text: 'Una cuota del {m} % y pérdidas: ¿para qué sirve una cuota de mercado?',
    b: [
      'Precio de venta {price} BA, coste unitario de producción {cost} BA: quedan {unitMargin} BA por unidad.',
      'El margen sobre ventas es de {margin} BA y los demás gastos netos, de {charges} BA.',
      'La diferencia es una pérdida de {loss} BA.',
      'Una cuota solo sirve si cada unidad deja lo suficiente para pagar los gastos fijos.',
    ],
    a: [
      'Calcula cuánto más habría que vender, o a qué precio, para cubrir los gastos fijos.',
      'Distingue una pérdida que prepara el futuro de una pérdida que se repetirá.',
    ],
  },
  p06: {
    text: 'Los precios van de {a} a {b} BA. ¿Qué vendían unos que no tenían los otros?',
    b: [
      'Al precio más bajo: {lowSold} unidades vendidas, el {lowShare} % del mercado.',
      'Al precio más alto: {highSold} unidades vendidas, el {highShare} % del mercado.',
      'Un precio más alto se sostiene con calidad, servicio o notoriedad; si no, los clientes se van.',
    ],
    a: [
      'Compara las cuotas de mercado en los dos extremos: ¿basta el precio para explicarlas?',
      'Busca qué ve el cliente aparte del precio: calidad, servicio, publicidad.',
    ],
  },
  p07: {
    text: 'Un precio rebajado un {x} %: ¿cuántos clientes más, cuánto margen menos?',
    b: [
      'El precio pasa de {before} a {now} BA.',
      'Este precio cambia la demanda en {customers} unidades.',
      'Cambia el margen sobre ventas en {margin} BA.',
      'La rebaja compensa si los clientes de más aportan más de lo que pierden las demás ventas.',
    ],
    a: [
      'Compara el margen perdido en cada venta con el margen ganado por las ventas de más.',
      'Comprueba si la capacidad permitía atender a los clientes atraídos.',
    ],
  },
  p08: {
    text: 'Un precio subido un {x} %: ¿qué se perdió, qué se ganó?',
    b: [
      'El precio pasa de {before} a {now} BA.',
      'Este precio cambia la demanda en {customers} unidades.',
      'Cambia el margen sobre ventas en {margin} BA.',
      'La subida compensa si las ventas que quedan ganan más de lo que aportaban los clientes perdidos.',
    ],
    a: [
      'Compara lo que gana cada venta con lo que aportaban los clientes perdidos.',
      'Pregúntate cuánto tiempo aceptarán este precio los clientes que quedan.',
    ],
  },
  p09: {
    text: 'Vender a {p} BA lo que cuesta {x} BA: ¿cuándo es razonable?',
    b: [
      'Cada unidad cuesta de media {gap} BA más que su precio.',
      'Pero una unidad más solo cuesta sus gastos variables, de los que {materials} BA son materias primas.',
      'La subactividad cuesta otros {idle} BA, que este coste unitario no incluye.',
      'Es razonable por un tiempo, si el precio cubre los gastos variables; nunca por mucho tiempo.',
    ],
    a: [
      'Separa en el coste unitario lo que depende del número de unidades y lo que no.',
      'Busca con qué volumen este coste bajaría por debajo del precio.',
    ],
  },
  p10: {
    text: 'Casi todos al mismo precio. ¿Por qué, y quién gana con ello?',
    b: [
      '{k} empresas venden entre {lowest} y {highest} BA.',
      'Cuando los precios se igualan, deciden la calidad, el servicio y la publicidad.',
    ],
    a: [
      'Pregúntate si cada cual miró a los demás o si el mercado no permite otro precio.',
      'Busca quién tiene los costes más bajos: es quien más gana con un precio común.',
    ],
  },
  f11: {
    text: 'El {x} % de la capacidad no se usó. ¿Cuánto costó?',
    b: [
      'Se fabricaron {made} unidades con una capacidad de {capacity}.',
      'Los gastos fijos de la capacidad sin usar suman {cost} BA de subactividad.',
      'Los salarios y las amortizaciones se pagan aunque no salga nada del taller.',
    ],
    a: [
      'Compara el coste de subactividad con lo que habría costado producir para existencias.',
      'Busca qué faltaba: clientes, operarios o un plan mayor.',
    ],
  },
  f12: {
    text: 'Máquinas sin operarios, o al revés: ¿dónde está el cuello de botella?',
    b: [
      'Las máquinas permiten {machines} unidades; los operarios, {workers}.',
      'Decide la menor: {gap} unidades de la otra capacidad no sirven de nada.',
      'Un operario cuesta de media {wage} BA por trimestre, tenga máquina o no.',
      'Se invierte en el cuello de botella: en otro sitio, cada BA agranda lo que no se usa.',
    ],
    a: [
      'Compara cuánto cuesta una unidad más de capacidad con un operario y con una máquina.',
      'Pregúntate cuál de los dos se corrige antes, y por cuánto tiempo.',
    ],
  },
  f13: {
    text: 'El mismo producto cuesta {a} BA aquí y {b} BA allí. ¿De dónde viene la diferencia?',
    b: [
      'Materias primas por unidad: {lowMaterials} BA aquí, {highMaterials} BA allí.',
      'Salarios por unidad: {lowWages} BA aquí, {highWages} BA allí.',
      'Subactividad por unidad: {lowIdle} BA aquí, {highIdle} BA allí.',
      'La mayor de estas diferencias dice dónde buscar: compras, productividad o volumen.',
    ],
    a: [
      'Descompón el coste por unidad: materias primas, salarios, máquinas.',
      'Pregúntate qué parte de la diferencia viene del volumen y qué parte de una decisión.',
    ],
  },
  f14: {
    text: '{k, plural, one {{k} plan de producción superaba} other {{k} planes de producción superaban}} la capacidad. ¿Cómo verlo antes?',
    b: [
      'Se preveían {planned} unidades con una capacidad de {capacity}.',
      'Se fabricaron {made}.',
      'La proyección muestra la capacidad antes de entregar; los materiales anulados cuestan una penalización.',
    ],
    a: [
      'Recalcula la capacidad de las máquinas y la de los operarios con las decisiones del trimestre.',
      'Pregúntate qué cuesta un plan demasiado grande y qué cuesta uno demasiado pequeño.',
    ],
  },
  f15: {
    text: 'Máquinas con un desgaste del {x} %: ¿qué aporta un BA de mantenimiento?',
    b: [
      'El mantenimiento y las reparaciones costaron {upkeep} BA.',
      'El presupuesto de mantenimiento era solo de {budget} BA: el resto son averías.',
      'Una máquina produce de media {output} unidades; el desgaste reduce esa cifra.',
      'El coste de las averías crece más deprisa que el desgaste: lo más barato es un mantenimiento regular.',
    ],
    a: [
      'Compara el presupuesto de mantenimiento y el coste de las averías en dos trimestres.',
      'Busca a partir de qué desgaste baja la producción de una máquina.',
    ],
  },
  f16: {
    text: '{x} BA de subactividad: ¿hay que producir más o ser menos?',
    b: [
      'Es el {share} % de la cifra de negocios.',
      'Producir más llena el almacén: ya hay {left} unidades, y almacenar costó {storage} BA.',
      'Producir más si vienen clientes; reducir si la demanda baja por mucho tiempo.',
    ],
    a: [
      'Compara el coste de subactividad y el coste de almacenamiento de las mismas unidades.',
      'Pregúntate si la demanda que falta es pasajera o duradera.',
    ],
  },
  k17: {
    text: '{k, plural, one {Queda {k} unidad en existencias. ¿Qué cuesta} other {Quedan {k} unidades en existencias. ¿Qué cuestan}} hasta su venta?',
    b: [
      'El almacenamiento costó {storage} BA este trimestre.',
      'Son {perUnit} BA por cada unidad que queda.',
      'Hay {tied} BA inmovilizados en ellas, que faltan en caja.',
      'Unas existencias solo son útiles si atienden a clientes que la producción no atendería.',
    ],
    a: [
      'Suma el coste del almacenamiento y lo que el dinero inmovilizado habría podido hacer.',
      'Calcula cuántas unidades hacen falta de verdad para asegurar la demanda.',
    ],
  },
  k18: {
    text: '{x, plural, one {{x} producto perdido} other {{x} productos perdidos}} por falta de espacio. ¿Qué decisión {x, plural, one {lo} other {los}} habría salvado?',
    b: [
      'Fabricarlos había costado {cost} BA.',
      'El almacén tenía sitio para {room} unidades y costaba {storage} BA.',
      'Alquilar espacio, producir menos o vender más barato: todo cuesta menos que perder un producto.',
    ],
    a: [
      'Compara el alquiler de un hueco con el coste de producción de una unidad.',
      'Busca cuándo se podía ver que las existencias no cabrían.',
    ],
  },
  k19: {
    text: 'Unos rechazaban clientes y otros tenían existencias. ¿Por qué?',
    b: [
      '{refusing, plural, one {{refusing} empresa dejó} other {{refusing} empresas dejaron}} {unserved} unidades sin entregar.',
      '{holding, plural, one {Otra ({holding}) guardó} other {Otras {holding} guardaron}} {left} unidades en existencias.',
      'Puntuación media de la demanda prevista: {refusingScore} las primeras, {holdingScore} las segundas.',
      'Un mismo mercado, dos previsiones: la diferencia viene del precio elegido y de la demanda esperada.',
    ],
    a: [
      'Compara el precio y la demanda prevista de cada grupo.',
      'Pregúntate de qué error se recupera uno antes: demasiado, o demasiado poco.',
    ],
  },
  t20: {
    text: 'Un beneficio de {r} BA y {c} BA menos en caja: ¿dónde está el dinero?',
    b: [
      'Las existencias valen {stock} BA más que en el trimestre anterior.',
      'Los clientes deben {receivables} BA más.',
      'Se compraron máquinas por {machines} BA.',
      'Las deudas bajaron {repaid} BA.',
      'Los accionistas recibieron {dividend} BA.',
      'El beneficio dice lo que se ganó; la caja, lo que se cobró y se pagó.',
    ],
    a: [
      'Lee el plan de tesorería: ¿cuáles son los mayores pagos?',
      'Busca cuáles volverán a la caja, y cuándo.',
    ],
  },
  t21: {
    text: '{k, plural, one {{k} empresa} other {{k} empresas}} en descubierto. ¿Qué decisión lo anunciaba?',
    b: [
      'Cobros del trimestre: {receipts} BA; pagos: {payments} BA.',
      'Las cuotas de los préstamos se llevaban {dues} BA.',
      'Un gasto se decide antes del cobro que debe pagarlo: el plan de tesorería muestra el hueco.',
    ],
    a: [
      'Clasifica los pagos: ¿cuáles estaban ya comprometidos y cuáles se eligieron?',
      'Pregúntate cuándo llega de verdad el dinero de las ventas.',
    ],
  },
  t22: {
    text: 'Un préstamo de emergencia sale caro. ¿Qué se podía hacer un trimestre antes?',
    b: [
      'Los préstamos de emergencia suman {loans} BA.',
      'Había {stock} BA inmovilizados en existencias.',
      '{machines} BA fueron a máquinas en el mismo trimestre.',
      'Un préstamo pedido a tiempo es más barato; menos existencias o una compra aplazada no cuestan nada.',
    ],
    a: [
      'Compara el coste de un préstamo normal y el de uno de emergencia.',
      'Busca la primera cifra que anunciaba la falta de dinero.',
    ],
  },
  t23: {
    text: 'El {x} % de las ventas no se ha cobrado. ¿Qué se compra con este crédito?',
    b: [
      'Los clientes deben {receivables} BA, con unas ventas de {sales} BA.',
      'Los plazos de pago cambiaron la demanda en {customers} unidades.',
      'Este crédito compra clientes; se paga con dinero que falta y con créditos incobrables.',
    ],
    a: [
      'Compara los clientes ganados con los plazos y el coste del dinero que falta.',
      'Pregúntate cuántas ventas puede esperar la empresa sin pedir prestado.',
    ],
  },
  t24: {
    text: '{c} BA duermen en el banco. ¿Para qué podrían servir?',
    b: [
      'Es el {share} % de las ventas del trimestre, que son de {sales} BA.',
      'Las deudas son de {debts} BA: devolverlas antes ahorra intereses.',
      'Una reserva protege; más allá, máquinas, I+D o devolución rinden más que el banco.',
    ],
    a: [
      'Estima la reserva que haría falta en un mal trimestre.',
      'Compara lo que rendirían una máquina, la I+D y una devolución anticipada.',
    ],
  },
} satisfies Partial<TeachingTexts['questions']>
