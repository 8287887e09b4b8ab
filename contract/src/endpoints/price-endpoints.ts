import * as consoleSeasons from '../console/console-seasons.ts';
import * as hostStatistics from '../supply/host-statistics.ts';
import * as priceLists from '../supply/price-lists.ts';
import * as serviceTemplates from '../supply/service-templates.ts';
import * as similarOffers from '../supply/similar-offers.ts';

/** Calls beside the prices themselves: what is shared, compared and counted of them, services kept once, and dates of seasons. */
export const PRICE_ENDPOINTS = {
  showHostStatistics: hostStatistics.showHostStatistics,
  listServiceTemplates: serviceTemplates.listServiceTemplates,
  createServiceTemplate: serviceTemplates.createServiceTemplate,
  saveServiceTemplate: serviceTemplates.saveServiceTemplate,
  deleteServiceTemplate: serviceTemplates.deleteServiceTemplate,
  applyServiceTemplate: serviceTemplates.applyServiceTemplate,
  listSimilarOffers: similarOffers.listSimilarOffers,
  listPriceLists: priceLists.listPriceLists,
  createPriceList: priceLists.createPriceList,
  revokePriceList: priceLists.revokePriceList,
  showPriceList: priceLists.showPriceList,
  listSeasons: consoleSeasons.listSeasons,
  addSeasonDates: consoleSeasons.addSeasonDates,
  moveSeasonDates: consoleSeasons.moveSeasonDates,
  removeSeasonDates: consoleSeasons.removeSeasonDates,
} as const;
