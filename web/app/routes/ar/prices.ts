import { hostPrices } from '@diyar/messages/ar/host-prices';
import { priceGrid } from '@diyar/messages/ar/price-grid';
import { priceLists } from '@diyar/messages/ar/price-lists';
import { rules } from '@diyar/messages/ar/rules';
import { serviceTemplates } from '@diyar/messages/ar/service-templates';
import { supplyRules } from '@diyar/messages/ar/supply-rules';
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
