import type { TeachingTexts } from '../types.ts'

export const facts: Pick<TeachingTexts, 'facts' | 'turningPoints'> = {
  facts: {
    event: 'Event of the quarter: “{name}”.',
    marketUp:
      'Total demand is {demandeTotale} units, after {before} in the quarter before: up {change, abs}%.',
    marketDown:
      'Total demand is {demandeTotale} units, after {before} in the quarter before: down {change, abs}%.',
    marketSame: 'Total demand is {demandeTotale} units.',
    prices: 'Selling prices run from {lowest} to {highest} BA; the mean price is {mean} BA.',
    pricesSame: 'Everything was sold at one price: {mean} BA.',
    stockouts:
      '{companies, plural, one {{companies} company} other {{companies} companies}} could not serve all customers: {units, plural, one {{units} unit was asked for and not delivered} other {{units} units were asked for and not delivered}}.',
    stockoutsOwn:
      'Your company could not serve all customers: {units, plural, one {{units} unit was asked for and not delivered} other {{units} units were asked for and not delivered}}.',
    stocks:
      '{units, plural, one {{units} unit is} other {{units} units are}} left in stock, worth {value} BA.',
    stocksOwn:
      'You have {units, plural, one {{units} unit} other {{units} units}} left in stock, worth {value} BA.',
    stocksLost:
      '{units, plural, one {{units} unit is} other {{units} units are}} left in stock, worth {value} BA; {lost, plural, one {{lost} unit was} other {{lost} units were}} lost for lack of room.',
    stocksLostOwn:
      'You have {units, plural, one {{units} unit} other {{units} units}} left in stock, worth {value} BA; you lost {lost, plural, one {{lost} unit} other {{lost} units}} for lack of room.',
    capacity: 'The workshops ran at {percent}% of their production capacity.',
    capacityOwn: 'Your workshop ran at {percent}% of its production capacity.',
    people:
      'The companies employ {employees, plural, one {{employees} person} other {{employees} people}}; {resignations, plural, =0 {no worker resigned} one {{resignations} worker resigned} other {{resignations} workers resigned}}, and {layoffs, plural, =0 {no severance was paid} other {lay-offs cost {layoffs} BA}}.',
    peopleOwn:
      'You employ {employees, plural, one {{employees} person} other {{employees} people}}; {resignations, plural, =0 {no worker resigned} one {{resignations} worker resigned} other {{resignations} workers resigned}}, and {layoffs, plural, =0 {you paid no severance} other {lay-offs cost you {layoffs} BA}}.',
    investment: 'The companies invested {machines} BA in machines and {research} BA in R&D.',
    investmentOwn: 'You invested {machines} BA in machines and {research} BA in R&D.',
    results:
      'The net result of all companies together is {net} BA; {losses, plural, =0 {none made a loss} other {{losses} made a loss}}.',
    resultsOwnProfit: 'Your net result is a profit of {net, abs} BA.',
    resultsOwnLoss: 'Your net result is a loss of {net, abs} BA.',
    cash: '{overdrawn, plural, =0 {No company ends the quarter overdrawn} one {{overdrawn} company ends the quarter overdrawn} other {{overdrawn} companies end the quarter overdrawn}}; {rescued, plural, =0 {none needed an emergency loan} other {{rescued} received an emergency loan}}.',
    cashOwn:
      '{overdrawn, plural, =0 {Your account is not overdrawn} other {You end the quarter overdrawn}}; {rescued, plural, =0 {you needed no emergency loan} other {the bank granted you an emergency loan}}.',
    predictions:
      '{companies, plural, one {{companies} company wrote down its predictions: it scores {mean} out of 100} other {{companies} companies wrote down their predictions: they score {mean} out of 100 on average}}.',
    predictionsOwn: 'Your predictions score {mean} out of 100.',
    rankingOne: 'At the top of the ranking: {first}.',
    rankingTwo: 'At the top of the ranking: {first}, ahead of {second}.',
    rankingThree: 'At the top of the ranking: {first}, ahead of {second} and {third}.',
    rankingClimber: 'The biggest climb: {climber}, from place {climberFrom} to place {climberTo}.',
  },
  turningPoints: {
    eventUp: 'The event “{name}” added {amount, abs} BA to the net result of all companies together.',
    eventUpOwn: 'The event “{name}” added {amount, abs} BA to your net result.',
    eventDown: 'The event “{name}” took {amount, abs} BA from the net result of all companies together.',
    eventDownOwn: 'The event “{name}” took {amount, abs} BA from your net result.',
    overdraft: '{label} is overdrawn for the first time: {liquidites} BA in the bank.',
    overdraftOwn: 'You are overdrawn for the first time: {liquidites} BA in the bank.',
    rescue: '{label} receives its first emergency loan: {pretUrgence} BA.',
    rescueOwn: 'You receive your first emergency loan: {pretUrgence} BA.',
    stockout:
      '{label} runs out of stock: {units, plural, one {{units} unit} other {{units} units}} not delivered, {percent}% of a demand of {demande}.',
    stockoutOwn:
      'You run out of stock: {units, plural, one {{units} unit} other {{units} units}} not delivered, {percent}% of a demand of {demande}.',
    rankUp: '{label} climbs from place {from} to place {to}.',
    rankUpOwn: 'You climb from place {from} to place {to}.',
    rankDown: '{label} slips from place {from} to place {to}.',
    rankDownOwn: 'You slip from place {from} to place {to}.',
    rankTook1: '{label} takes the lead, coming from place {from}.',
    rankTook1Own: 'You take the lead, coming from place {from}.',
    rankLost1: '{label} loses the lead and is now in place {to}.',
    rankLost1Own: 'You lose the lead and are now in place {to}.',
    turnUp: '{label} is out of the red: its net result goes from {before} to {now} BA.',
    turnUpOwn: 'You are out of the red: your net result goes from {before} to {now} BA.',
    turnDown: '{label} slides into a loss: its net result goes from {before} to {now} BA.',
    turnDownOwn: 'You slide into a loss: your net result goes from {before} to {now} BA.',
    causeUp: '{label}: “{cause}” adds {amount, abs} BA to the net result compared with the quarter before.',
    causeUpOwn: '“{cause}” adds {amount, abs} BA to your net result compared with the quarter before.',
    causeDown:
      '{label}: “{cause}” takes {amount, abs} BA from the net result compared with the quarter before.',
    causeDownOwn: '“{cause}” takes {amount, abs} BA from your net result compared with the quarter before.',
  },
}
