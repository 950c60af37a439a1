import type { ResultFigures } from '@trimestre/contract/companies'
import type { AreaKey } from '../../../domain/game-areas.ts'
import type { FigureKind } from '../../../ui/figure.tsx'

type FigureKey = Exclude<keyof ResultFigures, 'budgetpub'>
export type Fact = { key: FigureKey; kind: FigureKind; rise: 'good' | 'bad' | null }

const fact = (key: FigureKey, kind: FigureKind, rise: Fact['rise'] = null): Fact => ({ key, kind, rise })

/** The figures of the last quarter's result that matter in each area. */
export const areaFacts: Record<AreaKey, readonly Fact[]> = {
  ventes: [
    fact('prixVente', 'price'),
    fact('demande', 'integer', 'good'),
    fact('nombreProduitVendu', 'integer', 'good'),
    fact('demandeNonSatisfaite', 'integer', 'bad'),
    fact('chiffreAffaires', 'amount', 'good'),
    fact('creancesClients', 'amount'),
  ],
  marketing: [
    fact('partMarche', 'percent', 'good'),
    fact('demande', 'integer', 'good'),
    fact('variationDemand', 'integer'),
    fact('budgetPub', 'amount'),
    fact('notoriete', 'amount', 'good'),
    fact('coutSAV', 'amount', 'bad'),
  ],
  production: [
    fact('nombreProduitsFabriques', 'integer', 'good'),
    fact('nombreProduitStok', 'integer'),
    fact('capaciteMachines', 'integer', 'good'),
    fact('capaciteOuvriers', 'integer', 'good'),
    fact('nombreMachines', 'integer'),
    fact('usureMachine', 'percent', 'bad'),
    fact('prixProduit', 'price', 'bad'),
  ],
  ressourcesHumaines: [
    fact('nbEmployees', 'integer'),
    fact('capaciteOuvriers', 'integer', 'good'),
    fact('nombreOuvriersInocupes', 'integer', 'bad'),
    fact('moralOuvrier', 'percent', 'good'),
    fact('tauxFormation', 'percent', 'good'),
    fact('demissions', 'integer', 'bad'),
    fact('masseSalariale', 'amount', 'bad'),
  ],
  logistique: [
    fact('capacitestock', 'integer'),
    fact('nombreProduitStok', 'integer'),
    fact('produitsPerdus', 'integer', 'bad'),
    fact('coutStock', 'amount', 'bad'),
    fact('coutTransport', 'amount', 'bad'),
  ],
  qualite: [
    fact('pointsQualite', 'percent', 'good'),
    fact('reputation', 'percent', 'good'),
    fact('service', 'percent', 'good'),
    fact('coutSAV', 'amount', 'bad'),
  ],
  rechercheDeveloppement: [
    fact('niveauRD', 'integer', 'good'),
    fact('avancementtoursuivant', 'percent', 'good'),
    fact('budgetRD', 'amount'),
    fact('rdtotalinvestissement', 'amount'),
  ],
  comptabilite: [
    fact('liquidites', 'amount', 'good'),
    fact('resultatNet', 'amount', 'good'),
    fact('creancesClients', 'amount'),
    fact('dettesFinancieres', 'amount', 'bad'),
    fact('mensualite', 'amount', 'bad'),
    fact('coutsImpots', 'amount', 'bad'),
  ],
}
