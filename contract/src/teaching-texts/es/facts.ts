import type { TeachingTexts } from '../types.ts'

export const facts: Pick<TeachingTexts, 'facts' | 'turningPoints'> = {
  facts: {
    event: 'Evento del trimestre: «{name}».',
    marketUp:
      'La demanda total es de {demandeTotale} unidades, tras {before} en el trimestre anterior: un {change, abs} % más.',
    marketDown:
      'La demanda total es de {demandeTotale} unidades, tras {before} en el trimestre anterior: un {change, abs} % menos.',
    marketSame: 'La demanda total es de {demandeTotale} unidades.',
    prices: 'Los precios de venta van de {lowest} a {highest} BA; el precio medio es de {mean} BA.',
    pricesSame: 'Todo se vendió al mismo precio: {mean} BA.',
    stockouts:
      '{companies, plural, one {{companies} empresa no pudo} other {{companies} empresas no pudieron}} atender a todos sus clientes: {units, plural, one {{units} unidad pedida quedó} other {{units} unidades pedidas quedaron}} sin entregar.',
    stockoutsOwn:
      'Tu empresa no pudo atender a todos sus clientes: {units, plural, one {{units} unidad pedida quedó} other {{units} unidades pedidas quedaron}} sin entregar.',
    stocks:
      '{units, plural, one {Queda {units} unidad} other {Quedan {units} unidades}} en existencias, por un valor de {value} BA.',
    stocksOwn:
      'Te {units, plural, one {queda {units} unidad} other {quedan {units} unidades}} en existencias, por un valor de {value} BA.',
    stocksLost:
      '{units, plural, one {Queda {units} unidad} other {Quedan {units} unidades}} en existencias, por un valor de {value} BA; {lost, plural, one {se perdió {lost} unidad} other {se perdieron {lost} unidades}} por falta de espacio.',
    stocksLostOwn:
      'Te {units, plural, one {queda {units} unidad} other {quedan {units} unidades}} en existencias, por un valor de {value} BA; has perdido {lost, plural, one {{lost} unidad} other {{lost} unidades}} por falta de espacio.',
    capacity: 'Los talleres funcionaron al {percent} % de su capacidad de producción.',
    capacityOwn: 'Tu taller funcionó al {percent} % de su capacidad de producción.',
    people:
      'Las empresas emplean a {employees, plural, one {{employees} persona} other {{employees} personas}}; {resignations, plural, =0 {ningún operario se ha ido} one {{resignations} operario se ha ido por voluntad propia} other {{resignations} operarios se han ido por voluntad propia}}, y {layoffs, plural, =0 {no se pagó ninguna indemnización por despido} other {los despidos costaron {layoffs} BA}}.',
    peopleOwn:
      'Empleas a {employees, plural, one {{employees} persona} other {{employees} personas}}; {resignations, plural, =0 {ningún operario se ha ido} one {{resignations} operario se ha ido por voluntad propia} other {{resignations} operarios se han ido por voluntad propia}}, y {layoffs, plural, =0 {no has pagado ninguna indemnización por despido} other {los despidos te costaron {layoffs} BA}}.',
    investment: 'Las empresas invirtieron {machines} BA en máquinas y {research} BA en I+D.',
    investmentOwn: 'Invertiste {machines} BA en máquinas y {research} BA en I+D.',
    results:
      'El resultado neto de todas las empresas juntas es de {net} BA; {losses, plural, =0 {ninguna tiene pérdidas} one {{losses} tiene pérdidas} other {{losses} tienen pérdidas}}.',
    resultsOwnProfit: 'Tu resultado neto es un beneficio de {net, abs} BA.',
    resultsOwnLoss: 'Tu resultado neto es una pérdida de {net, abs} BA.',
    cash: '{overdrawn, plural, =0 {Ninguna empresa termina el trimestre en descubierto} one {{overdrawn} empresa termina el trimestre en descubierto} other {{overdrawn} empresas terminan el trimestre en descubierto}}; {rescued, plural, =0 {ninguna necesitó un préstamo de emergencia} one {{rescued} recibió un préstamo de emergencia} other {{rescued} recibieron un préstamo de emergencia}}.',
    cashOwn:
      '{overdrawn, plural, =0 {Tu cuenta no está en descubierto} other {Terminas el trimestre en descubierto}}; {rescued, plural, =0 {no has necesitado un préstamo de emergencia} other {el banco te ha concedido un préstamo de emergencia}}.',
    predictions:
      '{companies, plural, one {{companies} empresa anotó sus previsiones: obtiene {mean} puntos sobre 100} other {{companies} empresas anotaron sus previsiones: obtienen de media {mean} puntos sobre 100}}.',
    predictionsOwn: 'Tus previsiones obtienen {mean} puntos sobre 100.',
    rankingOne: 'En cabeza de la clasificación: {first}.',
    rankingTwo: 'En cabeza de la clasificación: {first}, por delante de {second}.',
    rankingThree: 'En cabeza de la clasificación: {first}, por delante de {second} y {third}.',
    rankingClimber: 'La mayor subida: {climber}, del puesto {climberFrom} al puesto {climberTo}.',
  },
  turningPoints: {
    eventUp: 'El evento «{name}» aportó {amount, abs} BA de resultado neto al conjunto de las empresas.',
    eventUpOwn: 'El evento «{name}» te aportó {amount, abs} BA de resultado neto.',
    eventDown: 'El evento «{name}» costó {amount, abs} BA de resultado neto al conjunto de las empresas.',
    eventDownOwn: 'El evento «{name}» te costó {amount, abs} BA de resultado neto.',
    overdraft: '{label} queda en descubierto por primera vez: {liquidites} BA en el banco.',
    overdraftOwn: 'Quedas en descubierto por primera vez: {liquidites} BA en el banco.',
    rescue: '{label} recibe su primer préstamo de emergencia: {pretUrgence} BA.',
    rescueOwn: 'Recibes tu primer préstamo de emergencia: {pretUrgence} BA.',
    stockout:
      '{label} se queda sin productos: {units, plural, one {{units} unidad} other {{units} unidades}} sin entregar, el {percent} % de una demanda de {demande}.',
    stockoutOwn:
      'Te quedas sin productos: {units, plural, one {{units} unidad} other {{units} unidades}} sin entregar, el {percent} % de una demanda de {demande}.',
    rankUp: '{label} sube del puesto {from} al puesto {to}.',
    rankUpOwn: 'Subes del puesto {from} al puesto {to}.',
    rankDown: '{label} baja del puesto {from} al puesto {to}.',
    rankDownOwn: 'Bajas del puesto {from} al puesto {to}.',
    rankTook1: '{label} se pone en cabeza, desde el puesto {from}.',
    rankTook1Own: 'Te pones en cabeza, desde el puesto {from}.',
    rankLost1: '{label} pierde la cabeza de la clasificación y pasa al puesto {to}.',
    rankLost1Own: 'Pierdes la cabeza de la clasificación y pasas al puesto {to}.',
    turnUp: '{label} sale de los números rojos: su resultado neto pasa de {before} a {now} BA.',
    turnUpOwn: 'Sales de los números rojos: tu resultado neto pasa de {before} a {now} BA.',
    turnDown: '{label} entra en pérdidas: su resultado neto pasa de {before} a {now} BA.',
    turnDownOwn: 'Entras en pérdidas: tu resultado neto pasa de {before} a {now} BA.',
    causeUp:
      '{label} gana {amount, abs} BA de resultado neto gracias a «{cause}», respecto al trimestre anterior.',
    causeUpOwn: '«{cause}» te aporta {amount, abs} BA más de resultado neto que en el trimestre anterior.',
    causeDown:
      '{label} pierde {amount, abs} BA de resultado neto a causa de «{cause}», respecto al trimestre anterior.',
    causeDownOwn: '«{cause}» te resta {amount, abs} BA de resultado neto respecto al trimestre anterior.',
  },
}
