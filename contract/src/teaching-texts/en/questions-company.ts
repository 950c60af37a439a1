import type { TeachingTexts } from '../types.ts'

/** Workers, results, investment, quality, events, learning, and what every quarter allows. */
export const companyQuestions = {
  h25: {
    text: 'Morale runs from {a} to {b}%. What makes it, what does it change?',
    b: [
      'Wage: {lowWage} BA where morale is low, {highWage} BA where it is high.',
      'Overtime: {lowOvertime}% against {highOvertime}%.',
      'Absenteeism: {lowAbsence}% against {highAbsence}%.',
      'Morale follows wages, hours and lay-offs; it acts on absences and resignations.',
    ],
    a: [
      'Compare wage, overtime and lay-offs on both sides.',
      'Work out what low morale costs: absences, resignations, recruitment.',
    ],
  },
  h26: {
    text: '{x, plural, one {{x} worker} other {{x} workers}} resigned. What does replacing them cost?',
    b: [
      'Mean morale where workers leave is {morale}%.',
      '{employees} people remain, of whom {hired} were hired this quarter.',
      'The training level there is {training}%; newcomers lower it.',
      'Replacing costs recruitment, training and the output lost meanwhile.',
    ],
    a: [
      'Compare the cost of a recruitment and of a higher wage.',
      'Find what made them leave: wage, hours, lay-offs, or low morale from before.',
    ],
  },
  h27: {
    text: 'Lay-offs cost {x} BA. When is it earned back?',
    b: [
      '{laidOff, plural, one {{laidOff} person} other {{laidOff} people}} laid off, that is {each} BA each.',
      'A worker costs {wage} BA a quarter on average.',
      'The morale of those who stay is {morale}%.',
      'It is earned back when the wages saved exceed the severance pay and the loss of morale.',
    ],
    a: [
      'Divide the severance pay by the wage saved each quarter.',
      'Add what lost morale costs, and a new hire if demand returns.',
    ],
  },
  h28: {
    text: 'Training rose by {x} points. Where does it show?',
    b: [
      'The training level reaches {training}%.',
      'A worker makes {output} units on average; it was {outputBefore}.',
      'Quality is {quality} points.',
      'Training shows in the output per worker and in quality, often a quarter later.',
    ],
    a: [
      'Follow output per worker and quality over several quarters.',
      'Separate the effect of training from that of hires and machines.',
    ],
  },
  h29: {
    text: 'Overtime or hiring: what decides?',
    b: [
      'Overtime is {overtime}% on average.',
      'Payroll is {perUnit} BA for each unit made.',
      'A worker costs {wage} BA a quarter on average.',
      'Overtime is for a short need, hiring for a lasting one: overtime costs more and wears morale down.',
    ],
    a: ['Work out the cost of one more unit both ways.', 'Ask for how many quarters the need will last.'],
  },
  r30: {
    text: 'The whole class went from {a} to {b}. You, or the market?',
    b: [
      'Decisions changed the result by {decisions} BA.',
      'The market changed it by {market} BA, competition by {competition} BA.',
      'Events changed it by {events} BA.',
      'What the market gives to all, it can take back; decisions are yours.',
    ],
    a: [
      'Add up the causes of all companies by kind.',
      'Find the decisions of rivals that cancelled each other out.',
    ],
  },
  r31: {
    text: 'More than half lose money. Price, volume or charges?',
    b: [
      'Mean price of those that lose: {price} BA, with a mean unit cost of {cost} BA.',
      'They use {used}% of their capacity.',
      'Idle capacity costs them {idle} BA per unit made.',
      'If the price is above the unit cost, it is volume or fixed charges; if not, it is price or cost.',
    ],
    a: [
      'Look first at the margin per unit, then at the use of capacity, then at fixed charges.',
      'Compare with those that earn: which of the three differs most?',
    ],
  },
  r32: {
    text: 'Of 100 BA of sales {x} go to {charge}. Is it well spent?',
    b: [
      'This charge is {amount} BA, for sales of {sales} BA.',
      'That is {perUnit} BA for each unit sold.',
      'In the quarter before it was {perUnitBefore} BA.',
      'A charge is well spent when one BA less would lose more than one BA of margin.',
    ],
    a: [
      'Follow this charge per unit sold from quarter to quarter.',
      'Ask what would happen with a tenth less.',
    ],
  },
  r33: {
    text: 'Tax takes {x} BA. Is it a decision?',
    b: [
      '{k, plural, one {{k} taxed company} other {{k} taxed companies}} had a result before tax of {profit} BA.',
      'Tax takes {share}% of it.',
      'It follows profit, and losses carried forward lower it. You decide the profit, not the rate.',
    ],
    a: [
      'Look for what lowers the taxable profit without making the company poorer.',
      'See what becomes of the losses of past quarters.',
    ],
  },
  r34: {
    text: 'A loss and yet more value: what does net value measure?',
    b: [
      'The loss is {loss} BA, and net value rises by {gain} BA.',
      'Net value is {value} BA, equity is {equity} BA.',
      'The difference, {other} BA, is what the balance sheet does not count: R&D, brand, reputation, climate.',
      'Net value also measures what will bring money later.',
    ],
    a: [
      'Break net value down: equity and corrections.',
      'Ask whether this loss is money spent on the future.',
    ],
  },
  i35: {
    text: '{x} BA of machines. From how many units are they paid for?',
    b: [
      'The margin on sales is {unitMargin} BA for each unit sold.',
      'At this margin it takes {units} units to pay for the machines.',
      'This quarter, {sold} units were sold.',
      'Only units that would not have been sold without these machines count.',
    ],
    a: [
      'Find how many more units these machines allow each quarter.',
      'Add depreciation and upkeep: will the machine be paid for before it is worn out?',
    ],
  },
  i36: {
    text: 'R&D costs {x} today. When does it pay, and how will we know?',
    b: [
      'This is {share}% of sales.',
      'The highest level is {level}.',
      'Mean progress to the next level is {progress}%.',
      'It pays in steps: nothing before the next level, then in every quarter.',
    ],
    a: [
      'Estimate the quarter in which the next level is reached with this budget.',
      'Find the figures in which a level will show: productivity, materials, demand.',
    ],
  },
  i37: {
    text: 'A level of R&D reached: what changed?',
    b: [
      'The level reached is {level}.',
      'A machine makes {output} units on average; it was {outputBefore}.',
      'Materials cost {materials} BA per unit; it was {materialsBefore} BA.',
      'The product also attracts more customers: the effect stays in the quarters that follow.',
    ],
    a: [
      'Compare before and after: output per machine, materials per unit, demand.',
      'Ask how many quarters it takes to earn the budget back.',
    ],
  },
  i38: {
    text: '{x} of debt for 100 of equity. How far?',
    b: [
      'Debts are {debts} BA, equity is {equity} BA.',
      'Instalments take {dues} BA of receipts of {receipts} BA.',
      'Debt is sound as long as the money brings more than it costs, even in a bad quarter.',
    ],
    a: [
      'Compare interest with the operating result.',
      'Imagine sales lower by a fifth: are the instalments still paid?',
    ],
  },
  q39: {
    text: 'Quality runs from {a} to {b}. Who pays, who notices?',
    b: [
      'Quality budget: {lowBudget} BA at the lowest, {highBudget} BA at the highest.',
      'After-sales service: {lowService} BA against {highService} BA.',
      'Effect of this budget on demand: {lowCustomers} units against {highCustomers}.',
      'Quality is paid for at once; customers and returns show it later.',
    ],
    a: [
      'Compare the quality budget and the after-sales cost.',
      'Find which customers pay for quality, and which look at the price first.',
    ],
  },
  q40: {
    text: 'After-sales costs {x}. A cost or an investment?',
    b: [
      'This is {share}% of sales.',
      'The budget decided is {budget} BA; returns under warranty cost {warranty} BA.',
      'The service image is {service}%.',
      'Warranty is a cost that better quality lowers; the budget keeps the image up, like an investment.',
    ],
    a: [
      'Separate returns under warranty from the service that you chose.',
      'Find the effect of the service image on demand in later quarters.',
    ],
  },
  e41: {
    text: '“{e}” weighed {a} BA. Who was ready, and how?',
    b: [
      'Depending on the company, the net result changed by {lowest} to {highest} BA.',
      'Those with some slack were ready: money, stock, capacity or price.',
    ],
    a: [
      'Compare the effect from company to company: what did the least affected have?',
      'Find the decision before the event that made the difference.',
    ],
  },
  l42: {
    text: '{label} predicts better: {x}, then {y} of 100. What changed in the method?',
    unnamed: 'One company predicts better: {x}, then {y} of 100. What changed in the method?',
    b: [
      'Demand: {demandBefore}, then {demandNow}.',
      'Cash: {cashBefore}, then {cashNow}.',
      'Net result: {resultBefore}, then {resultNow}.',
      'The journal says what the prediction rested on: compare both texts.',
    ],
    a: [
      'Read the journal of both quarters again: which information is new?',
      'See which figure remains the hardest to predict, and why.',
    ],
  },
  l43: {
    text: 'Predicted demand is far off. Which information was missing?',
    b: [
      '{k, plural, one {The prediction scores {score} out of 100} other {{k} predictions score {score} out of 100 on average}}.',
      'Total demand changed by {change}%, to {demand} units.',
      'Demand depends on the season, on the price against the mean price, and on what the others do.',
    ],
    a: [
      'Read the market newspaper again: season, mean price, announced events.',
      'Ask whether the error is about the whole market or about your share of it.',
    ],
  },
  l44: {
    text: '{label} improved its result by {x} BA. What was learned from the quarter before?',
    unnamed: 'One company improved its result by {x} BA. What was learned from the quarter before?',
    b: [
      'The net result goes from {before} to {now} BA.',
      'The decision that helped most: “{decision}”, with {amount} BA.',
      'What was learned shows in the decisions that changed between the two quarters.',
    ],
    a: [
      'Compare both decision sheets: what changed?',
      'Separate what the market gave from what decisions earned.',
    ],
  },
  g45: {
    text: 'Which information did you look at, which did you leave?',
    b: [
      'List the screens that you read before deciding, in order.',
      'Mark those that changed a decision.',
      'No answer is graded: the point is to know what helped.',
    ],
    a: [
      'Look for information that you had and did not use.',
      'Ask which one was missing, and where it can be found.',
    ],
  },
  g46: {
    text: 'Which decision would you take again, which not?',
    b: [
      'Choose a decision to keep and the figure that supports it.',
      'Choose a decision to change and the figure that shows it.',
      'One figure for each is enough.',
    ],
    a: [
      'Judge the decision by what you knew then, not by its result.',
      'Look for the figure that would change your mind.',
    ],
  },
  g47: {
    text: 'In which real company did the same happen?',
    b: [
      'Name a company, and what is alike.',
      'Say what differs too: size, product, times.',
      'There is no ready answer: the class brings it.',
    ],
    a: ['Look in the news for a shortage, a price war or a surplus.', 'Ask how that company got out of it.'],
  },
  g48: {
    text: 'What did you expect of rivals? What did they do?',
    b: [
      'Write down the price that you expected of them.',
      'Compare: prices ran from {lowest} to {highest} BA.',
      'The market newspaper has the prices and shares of all.',
    ],
    a: [
      'Read prices and market shares in the market newspaper.',
      'Ask what your rivals were reacting to: perhaps to you.',
    ],
  },
  g49: {
    text: 'If it began again, which one decision would you change?',
    b: [
      'Choose one decision only, and its new value.',
      'Try it in the projection of the same company.',
      'Say what changes, and what rivals might have done.',
    ],
    a: [
      'Choose the decision with the largest effect, not the most visible one.',
      'Check that it does not need another one: capacity, money, workers.',
    ],
  },
} satisfies Partial<TeachingTexts['questions']>
