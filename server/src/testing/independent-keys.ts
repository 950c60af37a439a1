import type { QuizTemplateId } from '@trimestre/contract/quiz-texts/types'
import { centimes, each, type OwnQuarter, percent, type Ratio, times, units } from './ratios.ts'

/*
 * The keys of all questions, computed from the integers of the engine by other code than that of the product: in whole
 * centimes, and where it can be from another figure of the books than those of the formula.
 */

export const independentKeys: Readonly<Record<QuizTemplateId, (now: OwnQuarter) => Ratio>> = {
  z01: ({ r }) => times(r.prixVente, r.nombreProduitVendu),
  z02: ({ r }) => units(r.nombreProduitVendu),
  z03: ({ r }) => units(r.nombreProduitStok),
  z04: ({ r }) => percent(r.nombreProduitVendu, r.demande),
  z05: ({ s }) => centimes(s.tresorerie.cloture - s.tresorerie.ouverture),
  z06: ({ s }) => centimes(s.tresorerie.cloture),
  z07: ({ r }) => centimes(r.resultatNet),
  z08: ({ r, p }) => p && [r.partMarche - p.partMarche, 10_000],
  z09: ({ r, p }) => p && percent(r.prixVente - p.prixVente, p.prixVente),
  z10: ({ r }) => percent(r.nombreProduitsFabriques, r.capaciteProduction),
  z11: ({ r }) => units(r.capaciteProduction),
  z12: ({ r }) => [r.nombreProduitsFabriques, r.nbEmployees],
  z13: ({ r }) => each(r.masseSalariale, r.nbEmployees),
  z14: ({ r }) => centimes(r.prixVente - r.prixProduit),
  z15: ({ r }) => each(r.coutProduction, r.nombreProduitsFabriques),
  z16: ({ r }) => times(r.prixVente, r.demandeNonSatisfaite),
  z17: ({ r }) => each(r.budgetpub, r.nombreProduitVendu),
  z18: ({ r }) => percent(r.demandeNonSatisfaite, r.demande),
  z19: ({ r }) => percent(r.budgetpub, r.chiffreAffaires),
  z20: ({ r, s }) => percent(s.compteResultat.resultatNet, r.chiffreAffaires),
  z21: ({ s }) => centimes(s.sig.productionExercice),
  z22: ({ s }) => centimes(s.sig.valeurAjoutee),
  z23: ({ s }) => centimes(s.sig.excedentBrutExploitation),
  z24: ({ s }) => centimes(s.compteResultat.resultatExploitation),
  z25: ({ s }) => centimes(s.sig.capaciteAutofinancement),
  z26: ({ s }) => [s.sig.excedentBrutExploitation, s.compteResultat.chargesFinancieres],
  z27: ({ s: { bilan } }) =>
    percent(bilan.actif.materielBrut - bilan.actif.materielNet, bilan.actif.materielBrut),
  z28: ({ r }) => percent(r.nombreProduitStok, r.capacitestock),
  z29: ({ r }) => each(r.coutStock, r.nombreProduitStok),
  z30: ({ r }) => [90n * BigInt(r.nombreProduitStok), r.nombreProduitVendu],
  z31: ({ s: { bilan } }) => percent(bilan.passif.capitauxPropres, bilan.actif.totalActif),
  z32: ({ s: { bilan } }) => percent(bilan.passif.emprunts, bilan.passif.capitauxPropres),
  z33: ({ r }) => percent(r.impotSocietes, r.resultatNet + r.impotSocietes),
  z34: ({ r }) => each(r.coutsMP, r.nombreProduitsFabriques),
  z35: ({ s: { compteResultat: i } }) =>
    percent(i.salairesTraitements + i.chargesSociales, i.produitsExploitation - i.resultatExploitation),
  z36: ({ r }) => [90n * BigInt(r.creancet1 + r.creancet2), r.chiffreAffaires],
  z37: ({ s: { bilan } }) =>
    centimes(
      bilan.actif.actifCirculantNet -
        bilan.actif.disponibilites -
        (bilan.passif.dettes - bilan.passif.emprunts - bilan.passif.concoursBancaires),
    ),
  z38: ({ s: { bilan } }) =>
    centimes(bilan.passif.capitauxPropres + bilan.passif.emprunts - bilan.actif.actifImmobiliseNet),
  z39: ({ r }) => centimes(r.liquidites),
  z40: ({ r }) => percent(r.budgetRD, r.chiffreAffaires),
  z41: ({ r }) => each(r.coutTransport, r.nombreProduitVendu),
  z42: ({ r, s }) => {
    const { nombreProduitsFabriques: made, nombreProduitVendu: sold } = r
    const fixed = s.compteResultat.chargesExploitation - r.coutsMP - r.coutTransport
    const [f, v] = [BigInt(made), BigInt(sold)]
    return [
      BigInt(fixed) * f * v,
      BigInt(r.prixVente) * f * v - BigInt(r.coutsMP) * v - BigInt(r.coutTransport) * f,
    ]
  },
  z43: ({ r, p }) => p && times(r.prixVente - p.prixVente, p.nombreProduitVendu),
  z44: ({ r, p }) => p && times(p.prixVente, r.nombreProduitVendu - p.nombreProduitVendu),
  z45: ({ r }) => each(r.coutSousActivite, r.nombreProduitsFabriques),
  z46: ({ r, s }) =>
    percent(r.resultatNet, s.bilan.passif.capitauxPropres - s.compteResultat.resultatNet + r.dividende),
  z47: ({ s }) => centimes(s.sig.margeCommerciale),
  z48: ({ r }) => percent(r.dividende, r.resultatNet),
}
