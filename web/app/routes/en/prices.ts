import { hostPrices } from '@diyar/messages/en/host-prices';
import { priceGrid } from '@diyar/messages/en/price-grid';
import { priceLists } from '@diyar/messages/en/price-lists';
import { rules } from '@diyar/messages/en/rules';
import { serviceTemplates } from '@diyar/messages/en/service-templates';
import { supplyRules } from '@diyar/messages/en/supply-rules';
import { layoutWith } from '../layout-with.tsx';

const sentences = {
  hostPrices,
  priceGrid,
  priceLists,
  serviceTemplates,
  rules: { ...rules, ...supplyRules },
};

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
