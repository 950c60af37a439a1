import type { QuizTemplateId } from '@trimestre/contract/quiz-texts/types'
import { independentKeys } from './independent-keys.ts'
import { centimes, each, type OwnQuarter, percent, type Ratio, times, units } from './ratios.ts'

/*
 * The typical errors of all questions, computed from the integers of the engine by other code than that of the product.
 */

type Errors = readonly [Ratio, Ratio, Ratio]

/** Returns an amount in centimes that the key and another amount add up to. */
const keyPlus = (id: QuizTemplateId, own: OwnQuarter, added: number): Ratio => {
  const key = independentKeys[id](own)
  return key && [BigInt(key[0]) + BigInt(added), key[1]]
}
const personnelOf = ({ s }: OwnQuarter) =>
  s.compteResultat.salairesTraitements + s.compteResultat.chargesSociales
const openingEquityOf = ({ r }: OwnQuarter) => r.capitauxPropres - r.resultatNet + r.dividende
const stockBefore = ({ r }: OwnQuarter) => r.nombreProduitStok - r.variationStock

export const independentErrors: Readonly<Record<QuizTemplateId, (own: OwnQuarter) => Errors>> = {
  z01: ({ r }) => [
    times(r.prixVente, r.nombreProduitsFabriques),
    times(r.prixVente, r.demande),
    centimes(r.recettes),
  ],
  z02: ({ r }) => [
    units(r.demande),
    units(r.nombreProduitsFabriques),
    units(r.demande + r.demandeNonSatisfaite),
  ],
  z03: own => {
    const { nombreProduitsFabriques: made, nombreProduitVendu: sold, demande } = own.r
    const before = stockBefore(own)
    return [units(made - sold), units(before + made), units(before + made - demande)]
  },
  z04: ({ r }) => [
    percent(r.demandeNonSatisfaite, r.demande),
    percent(r.nombreProduitVendu, r.nombreProduitsFabriques),
    percent(r.demande, r.nombreProduitVendu),
  ],
  z05: ({ r }) => [
    centimes(r.resultatNet),
    centimes(r.chiffreAffaires - r.depenses),
    centimes(r.depenses - r.recettes),
  ],
  z06: ({ r, s: { tresorerie } }) => [
    centimes(r.recettes - r.depenses),
    centimes(tresorerie.ouverture + r.resultatNet),
    centimes(tresorerie.ouverture + r.recettes),
  ],
  z07: ({ r, s: { compteResultat: i } }) => [
    centimes(i.produitsExploitation - i.chargesExploitation),
    centimes(r.resultatNet + i.impotBenefices),
    centimes(r.recettes - r.depenses),
  ],
  z08: ({ r, p }) => [
    p && [p.partMarche - r.partMarche, 10_000],
    [r.partMarche, 10_000],
    p && percent(r.partMarche - p.partMarche, p.partMarche),
  ],
  z09: ({ r, p }) => [
    p && centimes(r.prixVente - p.prixVente),
    p && percent(r.prixVente - p.prixVente, r.prixVente),
    p && percent(p.prixVente - r.prixVente, p.prixVente),
  ],
  z10: ({ r }) => [
    percent(r.nombreProduitVendu, r.capaciteProduction),
    percent(r.nombreProduitsFabriques, r.capaciteMachines),
    percent(r.nombreProduitsFabriques, r.capaciteOuvriers),
  ],
  z11: ({ r }) => [
    units(Math.max(r.capaciteMachines, r.capaciteOuvriers)),
    units(r.capaciteMachines + r.capaciteOuvriers),
    units(r.nombreProduitsFabriques),
  ],
  z12: ({ r }) => [
    [r.nombreProduitVendu, r.nbEmployees],
    [r.nombreProduitsFabriques, r.nombreMachines],
    [r.capaciteProduction, r.nbEmployees],
  ],
  z13: ({ r, s }) => [
    each(s.compteResultat.salairesTraitements, r.nbEmployees),
    each(r.masseSalariale, r.nombreProduitsFabriques),
    each(r.masseSalariale, r.nbEmployees + r.nombreOuvriersInocupes),
  ],
  z14: ({ r }) => [
    [
      BigInt(r.prixVente) * BigInt(r.nombreProduitsFabriques) - BigInt(r.coutsMP),
      100 * r.nombreProduitsFabriques,
    ],
    centimes(r.prixProduit - r.prixVente),
    each(r.resultatNet, r.nombreProduitVendu),
  ],
  z15: ({ r }) => [
    each(r.coutProduction, r.nombreProduitVendu),
    each(r.coutsMP, r.nombreProduitsFabriques),
    each(r.coutProduction + r.coutStock, r.nombreProduitsFabriques),
  ],
  z16: ({ r }) => [
    times(r.prixProduit, r.demandeNonSatisfaite),
    times(r.prixVente - r.prixProduit, r.demandeNonSatisfaite),
    times(r.prixVente, r.demande),
  ],
  z17: ({ r }) => [
    each(r.budgetpub, r.nombreProduitsFabriques),
    each(r.budgetpub, r.demande),
    percent(r.budgetpub, r.chiffreAffaires),
  ],
  z18: ({ r }) => [
    percent(r.demandeNonSatisfaite, r.nombreProduitVendu),
    percent(r.nombreProduitVendu, r.demande),
    percent(r.demandeNonSatisfaite, r.nombreProduitsFabriques),
  ],
  z19: ({ r, s }) => [
    percent(r.budgetpub, r.recettes),
    percent(r.budgetpub, s.compteResultat.chargesExploitation),
    each(r.budgetpub, r.nombreProduitVendu),
  ],
  z20: ({ r, s }) => [
    percent(r.resultatNet, r.recettes),
    percent(s.compteResultat.resultatExploitation, r.chiffreAffaires),
    percent(s.sig.excedentBrutExploitation, r.chiffreAffaires),
  ],
  z21: ({ r, s: { compteResultat: i } }) => [
    centimes(i.productionVendue),
    centimes(i.productionVendue - i.productionStockee),
    centimes(r.chiffreAffaires + r.stockValeur),
  ],
  z22: ({ r, s: { sig, compteResultat: i } }) => [
    centimes(r.chiffreAffaires - sig.consommationsTiers),
    centimes(sig.productionExercice - i.achatsMatieres),
    centimes(sig.excedentBrutExploitation),
  ],
  z23: ({ s: { sig, compteResultat: i } }) => [
    centimes(sig.excedentBrutExploitation + i.chargesSociales),
    centimes(sig.excedentBrutExploitation - i.dotationsAmortissements),
    centimes(sig.valeurAjoutee),
  ],
  z24: ({ s: { sig, compteResultat: i } }) => [
    centimes(sig.excedentBrutExploitation),
    centimes(i.resultatExploitation + 2 * i.dotationsAmortissements),
    centimes(i.resultatExploitation + i.resultatFinancier),
  ],
  z25: ({ r, s: { sig, compteResultat: i } }) => [
    centimes(r.resultatNet),
    centimes(r.resultatNet - i.dotationsAmortissements),
    centimes(sig.excedentBrutExploitation),
  ],
  z26: ({ r, s: { sig, compteResultat: i } }) => [
    [i.resultatExploitation, i.chargesFinancieres],
    [r.resultatNet, i.chargesFinancieres],
    [sig.excedentBrutExploitation, r.mensualite],
  ],
  z27: ({ s: { bilan, compteResultat } }) => {
    const { materielBrut: gross, materielNet: net } = bilan.actif
    return [
      percent(net, gross),
      percent(compteResultat.dotationsAmortissements, gross),
      percent(gross - net, net),
    ]
  },
  z28: ({ r }) => [
    percent(r.nombreProduitsFabriques, r.capacitestock),
    percent(r.stockValeur, r.chiffreAffaires),
    percent(r.nombreProduitStok + r.nombreProduitVendu, r.capacitestock),
  ],
  z29: ({ r }) => [
    each(r.coutStock, r.nombreProduitsFabriques),
    each(r.coutStock, r.nombreProduitVendu),
    each(r.stockValeur, r.nombreProduitStok),
  ],
  z30: ({ r }) => [
    [90n * BigInt(r.nombreProduitStok), r.nombreProduitsFabriques],
    [30n * BigInt(r.nombreProduitStok), r.nombreProduitVendu],
    [90n * BigInt(r.nombreProduitVendu), r.nombreProduitStok],
  ],
  z31: ({ r, s: { bilan } }) => [
    percent(bilan.passif.totalPassif - r.capitauxPropres, bilan.passif.totalPassif),
    percent(r.dettesFinancieres, bilan.passif.totalPassif),
    percent(bilan.passif.capital, bilan.passif.totalPassif),
  ],
  z32: ({ r, s: { bilan } }) => [
    percent(bilan.passif.totalPassif - r.capitauxPropres, r.capitauxPropres),
    percent(r.capitauxPropres, r.dettesFinancieres),
    percent(r.dettesFinancieres, bilan.passif.totalPassif),
  ],
  z33: ({ r, s: { compteResultat: i } }) => [
    percent(i.impotBenefices, r.resultatNet),
    percent(i.impotBenefices, r.chiffreAffaires),
    percent(i.impotBenefices, i.resultatExploitation),
  ],
  z34: ({ r }) => [
    each(r.coutsMP, r.nombreProduitVendu),
    each(r.coutsMP + r.coutsEnergie, r.nombreProduitsFabriques),
    centimes(r.prixProduit),
  ],
  z35: own => [
    percent(own.s.compteResultat.salairesTraitements, own.s.compteResultat.chargesExploitation),
    percent(personnelOf(own), own.r.chiffreAffaires),
    percent(personnelOf(own), own.s.sig.valeurAjoutee),
  ],
  z36: ({ r }) => [
    [90n * BigInt(r.creancet1), r.chiffreAffaires],
    [30n * BigInt(r.creancesClients), r.chiffreAffaires],
    [90n * BigInt(r.chiffreAffaires), r.creancesClients],
  ],
  z37: own => {
    const { stocksNet, clients, creancesFiscales, disponibilites } = own.s.bilan.actif
    return [
      keyPlus('z37', own, disponibilites),
      keyPlus('z37', own, -stocksNet),
      centimes(stocksNet + clients + creancesFiscales),
    ]
  },
  z38: own => {
    const { emprunts, concoursBancaires, capitauxPropres } = own.s.bilan.passif
    return [
      keyPlus('z38', own, -emprunts),
      keyPlus('z38', own, concoursBancaires),
      centimes(capitauxPropres + emprunts),
    ]
  },
  z39: own => {
    const { disponibilites } = own.s.bilan.actif
    const { concoursBancaires } = own.s.bilan.passif
    // Without the working capital need, net cash would be the whole working capital.
    return [
      independentKeys.z38(own),
      centimes(disponibilites + concoursBancaires),
      centimes(concoursBancaires - disponibilites),
    ]
  },
  z40: ({ r, s }) => [
    percent(r.rdtotalinvestissement, r.chiffreAffaires),
    percent(r.budgetRD, s.compteResultat.chargesExploitation),
    percent(r.budgetRD, r.recettes),
  ],
  z41: ({ r }) => [
    each(r.coutTransport, r.nombreProduitsFabriques),
    each(r.coutTransport + r.coutSAV, r.nombreProduitVendu),
    each(r.coutTransport, r.demande),
  ],
  z42: own => {
    const { chargesExploitation } = own.s.compteResultat
    const fixed = chargesExploitation - own.r.coutsMP - own.r.coutTransport
    const [, divisor] = independentKeys.z42(own) ?? [0, 0]
    const all = BigInt(own.r.nombreProduitsFabriques) * BigInt(own.r.nombreProduitVendu)
    return [
      [fixed, own.r.prixVente],
      [BigInt(chargesExploitation) * all, divisor],
      [fixed, own.r.prixVente - own.r.prixProduit],
    ]
  },
  z43: ({ r, p }) => [
    p && times(r.prixVente - p.prixVente, r.nombreProduitVendu),
    p && centimes(r.chiffreAffaires - p.chiffreAffaires),
    p && times(p.prixVente, r.nombreProduitVendu - p.nombreProduitVendu),
  ],
  z44: ({ r, p }) => [
    p && times(r.prixVente, r.nombreProduitVendu - p.nombreProduitVendu),
    p && centimes(r.chiffreAffaires - p.chiffreAffaires),
    p && times(r.prixVente - p.prixVente, p.nombreProduitVendu),
  ],
  z45: ({ r }) => [
    each(r.coutSousActivite, r.nombreProduitVendu),
    each(r.coutSousActivite, r.capaciteProduction - r.nombreProduitsFabriques),
    centimes(r.prixProduit),
  ],
  z46: own => [
    percent(own.r.resultatNet, own.r.capitauxPropres),
    percent(own.r.resultatNet, own.s.bilan.actif.totalActif),
    percent(own.s.compteResultat.resultatExploitation, openingEquityOf(own)),
  ],
  z47: ({ r, s }) => [
    centimes(s.compteResultat.ventesMarchandises),
    centimes(r.margeCommerciale),
    times(r.prixVente - r.prixProduit, r.ventesNegoce),
  ],
  z48: ({ r, s }) => [
    percent(r.dividende, r.capitauxPropres),
    percent(r.dividende, s.sig.capaciteAutofinancement),
    percent(r.dividende, r.chiffreAffaires),
  ],
}
