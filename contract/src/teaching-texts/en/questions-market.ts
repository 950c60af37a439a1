import type { TeachingTexts } from '../types.ts'

/** Demand, prices, production, stock and cash. */
export const marketQuestions = {
  d01: {
    text: '{k, plural, one {{k} company} other {{k} companies}} left {u, plural, one {{u} customer} other {{u} customers}} unserved. What did they need to know, and when?',
    b: [
      'There was a demand of {demand} units to serve, and {made} units were made in the quarter.',
      'At the start of the quarter, {opening} units were in stock.',
      'The plan said {planned} units; the machines allowed {machines}, the workers {workers}. The smallest limit decides.',
      'Demand has to be predicted before the plan is set: afterwards, machines and hires come too late.',
    ],
    a: [
      'Find out what was short: a plan that was too careful, machines, or workers.',
      'Look for the figure of the quarter before that already announced this demand.',
    ],
  },
  d02: {
    text: '{u, plural, one {{u} customer} other {{u} customers}} turned away went to others. Who was ready?',
    b: [
      '{receivers, plural, one {{receivers} company} other {{receivers} companies}} received these customers.',
      'Their unused production capacity was {spare} units.',
      'Their stock at the end of the quarter is {left} units.',
      'Those with products to spare were ready: a customer turned away does not wait.',
    ],
    a: [
      'Compare the stock and the spare capacity of those who received these customers.',
      'Ask whether they had planned it, or whether their surplus was a lucky mistake.',
    ],
  },
  d03: {
    text: 'Total demand moved by {x}%. What came from the market, what from you?',
    b: [
      'Total demand went from {before} to {now} units.',
      'The market itself (season, life cycle) explains {market} units of demand.',
      'Decisions explain {decisions} units.',
      'The market moves for everybody; decisions move customers, and can make the market larger.',
    ],
    a: [
      'Separate what would have changed without you: the season and the life cycle of the product.',
      'Look for decisions that attract new customers, and those that take them from a rival.',
    ],
  },
  d04: {
    text: '{label} gained {x} points of share. By which decision, at what cost?',
    unnamed: 'One company gained {x} points of share. By which decision, at what cost?',
    b: [
      'The market share goes from {before}% to {now}%.',
      'The decision that attracted most: “{decision}”, with {customers} more customers.',
      'The same decision changes the net result by {profit} BA.',
      'A gain of share is only good when it earns more than it costs.',
    ],
    a: [
      'Compare the effect of this decision on demand with its effect on the net result.',
      'Ask what will be left of this gain when rivals do the same.',
    ],
  },
  d05: {
    text: 'A share of {m}% and a loss: what is a share good for?',
    b: [
      'Selling price {price} BA, unit production cost {cost} BA: {unitMargin} BA are left per unit.',
      'The margin on sales is {margin} BA, the other charges, net, are {charges} BA.',
      'The difference is a loss of {loss} BA.',
      'A share is only good when each unit leaves enough to pay the fixed charges.',
    ],
    a: [
      'Work out how many more units, or which price, would cover the fixed charges.',
      'Tell a loss that prepares the future from a loss that will come again.',
    ],
  },
  p06: {
    text: 'Prices run from {a} to {b} BA. What did some sell that others did not have?',
    b: [
      'At the lowest price: {lowSold} units sold, {lowShare}% of the market.',
      'At the highest price: {highSold} units sold, {highShare}% of the market.',
      'A higher price holds with quality, service or awareness; without them customers leave.',
    ],
    a: [
      'Compare the market shares at both ends: is the price enough to explain them?',
      'Look for what the customer sees apart from the price: quality, service, advertising.',
    ],
  },
  p07: {
    text: 'A price cut of {x}%: how many more customers, how much less margin?',
    b: [
      'The price goes from {before} to {now} BA.',
      'This price changes demand by {customers} units.',
      'It changes the margin on sales by {margin} BA.',
      'The cut pays when the additional customers bring more than all the other sales lose.',
    ],
    a: [
      'Compare the margin lost on each sale with the margin won by additional sales.',
      'Check that there was capacity to serve the customers whom the price attracted.',
    ],
  },
  p08: {
    text: 'A price rise of {x}%: what was lost, what was won?',
    b: [
      'The price goes from {before} to {now} BA.',
      'This price changes demand by {customers} units.',
      'It changes the margin on sales by {margin} BA.',
      'The rise pays when the sales that remain gain more than the lost customers brought.',
    ],
    a: [
      'Compare what each sale gains with what the lost customers used to bring.',
      'Ask for how long the remaining customers will accept this price.',
    ],
  },
  p09: {
    text: 'Selling at {p} what costs {x}: when does that make sense?',
    b: [
      'On average, each unit costs {gap} BA more than its price.',
      'But one more unit costs only its variable charges, of which {materials} BA are materials.',
      'Idle capacity costs another {idle} BA, which this unit cost does not contain.',
      'It makes sense for a while, if the price covers the variable charges; never for long.',
    ],
    a: [
      'Separate what depends on the number of units in the unit cost from what does not.',
      'Look for the volume at which this cost would fall below the price.',
    ],
  },
  p10: {
    text: 'Nearly one price for all. Why, and who gains?',
    b: [
      '{k} companies sell between {lowest} and {highest} BA.',
      'When prices are alike, quality, service and advertising decide.',
    ],
    a: [
      'Ask whether everybody looked at the others, or whether the market allows no other price.',
      'Find who has the lowest costs: they gain most at a common price.',
    ],
  },
  f11: {
    text: '{x}% of capacity stood idle. What did it cost?',
    b: [
      '{made} units were made with a capacity of {capacity}.',
      'The fixed charges of the unused capacity are {cost} BA of idle capacity cost.',
      'Wages and depreciation are paid even when nothing leaves the workshop.',
    ],
    a: [
      'Compare the idle capacity cost with what producing for stock would have cost.',
      'Find what was missing: customers, workers, or a larger plan.',
    ],
  },
  f12: {
    text: 'Machines without workers, or the reverse: where is the bottleneck?',
    b: [
      'The machines allow {machines} units, the workers {workers}.',
      'The smaller one decides: {gap} units of the other capacity are of no use.',
      'A worker costs {wage} BA a quarter on average, with a machine or without.',
      'Invest at the bottleneck: anywhere else, each BA enlarges what is not used.',
    ],
    a: [
      'Compare the cost of one more unit of capacity by a worker and by a machine.',
      'Ask which of the two is corrected sooner, and for how long.',
    ],
  },
  f13: {
    text: 'One product costs {a} here and {b} there. Where is the difference?',
    b: [
      'Materials per unit: {lowMaterials} BA here, {highMaterials} BA there.',
      'Payroll per unit: {lowWages} BA here, {highWages} BA there.',
      'Idle capacity per unit: {lowIdle} BA here, {highIdle} BA there.',
      'The largest of these differences says where to look: purchases, productivity or volume.',
    ],
    a: [
      'Break down the cost per unit: materials, wages, machines.',
      'Ask how much of the difference comes from volume, and how much from a decision.',
    ],
  },
  f14: {
    text: '{k, plural, one {{k} production plan} other {{k} production plans}} exceeded capacity. How to see it before?',
    b: [
      'The plan was {planned} units with a capacity of {capacity}.',
      '{made} were made.',
      'The projection shows the capacity before you submit; cancelled materials cost a penalty.',
    ],
    a: [
      'Work out the capacity of machines and of workers with the decisions of the quarter.',
      'Ask what a plan that is too large costs, and what one that is too small costs.',
    ],
  },
  f15: {
    text: 'Machines worn by {x}%: what does one BA of upkeep bring?',
    b: [
      'Maintenance and repairs cost {upkeep} BA.',
      'The maintenance budget was only {budget} BA of it: breakdowns are the rest.',
      'A machine makes {output} units on average; wear lowers this number.',
      'The cost of breakdowns grows faster than wear: upkeep is cheapest when it is regular.',
    ],
    a: [
      'Compare the maintenance budget and the cost of breakdowns over two quarters.',
      'Find the wear from which a machine makes less.',
    ],
  },
  f16: {
    text: '{x} BA of idle capacity: make more, or be fewer?',
    b: [
      'This is {share}% of sales.',
      'Making more fills the stock: it already holds {left} units, and storage cost {storage} BA.',
      'Make more if customers are coming, be fewer if demand is down for long.',
    ],
    a: [
      'Compare idle capacity cost and storage cost for the same units.',
      'Ask whether the missing demand will come back or not.',
    ],
  },
  k17: {
    text: '{k, plural, one {{k} unit is left. What does it} other {{k} units are left. What do they}} cost until sold?',
    b: [
      'Storage cost {storage} BA this quarter.',
      'That is {perUnit} BA for each unit left.',
      '{tied} BA are tied up in it and missing in cash.',
      'Stock is only useful if it serves customers whom production would not serve.',
    ],
    a: [
      'Add the cost of storage to what the tied-up money could have done.',
      'Work out how many units it really takes to be sure of serving demand.',
    ],
  },
  k18: {
    text: '{x, plural, one {{x} unit} other {{x} units}} lost for lack of room. Which choice would have saved {x, plural, one {it} other {them}}?',
    b: [
      'Making them had cost {cost} BA.',
      'The store had room for {room} units and cost {storage} BA.',
      'Renting room, making less or selling cheaper: each costs less than losing a product.',
    ],
    a: [
      'Compare the rent of a place with the production cost of a unit.',
      'Find when one could see that the stock would not fit.',
    ],
  },
  k19: {
    text: 'Some turned customers away while others had stock. Why?',
    b: [
      '{refusing, plural, one {{refusing} company} other {{refusing} companies}} left {unserved} units undelivered.',
      '{holding, plural, one {{holding} other} other {{holding} others}} kept {left} units in stock.',
      'Mean score of the predicted demand: {refusingScore} for the former, {holdingScore} for the latter.',
      'One market, two forecasts: the difference comes from the price chosen and the demand expected.',
    ],
    a: [
      'Compare the price and the predicted demand of each group.',
      'Ask which mistake is put right sooner: too much, or too little.',
    ],
  },
  t20: {
    text: 'A profit of {r} and {c} less cash: where is the money?',
    b: [
      'The stock is worth {stock} BA more than in the quarter before.',
      'Customers owe {receivables} BA more.',
      'Machines were bought for {machines} BA.',
      'Debts went down by {repaid} BA.',
      'The shareholders received {dividend} BA.',
      'Profit says what was earned; cash says what was received and paid.',
    ],
    a: [
      'Read the cash plan: which are its largest payments?',
      'Find which of them will come back as cash, and when.',
    ],
  },
  t21: {
    text: '{k} overdrawn. Which decision foretold it?',
    b: [
      'Receipts of the quarter: {receipts} BA; payments: {payments} BA.',
      'Loan instalments took {dues} BA of them.',
      'A payment is decided before the receipt that is to cover it: the cash plan shows the gap.',
    ],
    a: [
      'Sort the payments: which were already due, which were chosen?',
      'Ask when the money of sales really arrives.',
    ],
  },
  t22: {
    text: 'An emergency loan is dear. What could be done a quarter earlier?',
    b: [
      'Emergency loans amount to {loans} BA.',
      '{stock} BA were tied up in stock.',
      '{machines} BA went into machines in the same quarter.',
      'A loan asked in time is cheaper; a smaller stock or a purchase put off costs nothing.',
    ],
    a: [
      'Compare the cost of an ordinary loan and of an emergency loan.',
      'Find the first figure that announced the lack of money.',
    ],
  },
  t23: {
    text: '{x}% of sales are not yet paid. What does that credit buy?',
    b: [
      'Customers owe {receivables} BA, for sales of {sales} BA.',
      'Payment terms changed demand by {customers} units.',
      'This credit buys customers; its price is missing cash and bad debts.',
    ],
    a: [
      'Compare the customers won by payment terms with the cost of the missing cash.',
      'Ask how many sales the company can wait for without borrowing.',
    ],
  },
  t24: {
    text: '{c} BA lie idle. What could they do?',
    b: [
      'This is {share}% of the sales of the quarter, which are {sales} BA.',
      'Debts are {debts} BA: paying them back early saves interest.',
      'A reserve protects; beyond it, machines, R&D or repayment earn more than the bank.',
    ],
    a: [
      'Estimate the reserve that a bad quarter would need.',
      'Compare what a machine, R&D and early repayment would bring.',
    ],
  },
} satisfies Partial<TeachingTexts['questions']>
