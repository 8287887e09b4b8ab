import { policyErrors, pricesErrors, servicesErrors } from '@diyar/contract/supply/letting-checks';
import { type BrokenField, unitErrors } from '@diyar/contract/supply/supply-checks';
import type { PolicyContent, PricesContent, ServiceContent, UnitContent } from '@diyar/contract/words/supply';
import type { Reader } from '../platform/db/database.ts';
import { featureErrors, supplyContext } from './check-supply.ts';

export interface UnitSave {
  unit?: UnitContent | undefined;
  prices?: PricesContent | undefined;
  services?: ServiceContent[] | undefined;
  policy?: PolicyContent | undefined;
}

interface UnitOf extends UnitSave {
  /** Of its property. */
  category: string;
  area: number;
}

/** Everything that keeps what is sent of a unit from being kept; what is not sent is not looked at. */
export async function checkUnit(
  tx: Reader,
  sent: UnitOf,
  purpose: 'rent' | 'sale' | null,
  now: Date,
): Promise<BrokenField[]> {
  const { unit, prices, services, policy, category, area } = sent;
  const context = await supplyContext(tx, { category, area }, now);
  return [
    ...(unit === undefined ? [] : [...unitErrors(unit, context), ...(await featureErrors(tx, unit))]),
    ...(prices === undefined ? [] : pricesErrors(prices, category, context.minimums)),
    ...servicesErrors(services),
    ...(policy === undefined ? [] : policyErrors(policy, prices?.purpose ?? purpose)),
  ];
}
