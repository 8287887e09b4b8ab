import * as favourites from '../finding/favourites.ts';
import * as leads from '../finding/leads.ts';
import * as searches from '../finding/saved-searches.ts';

/** Calls about favourites, saved searches and leads; a part of `ENDPOINTS`. */
export const SEARCH_ENDPOINTS = {
  listFavourites: favourites.listFavourites,
  listFavouriteIds: favourites.listFavouriteIds,
  saveFavourite: favourites.saveFavourite,
  removeFavourite: favourites.removeFavourite,
  mergeFavourites: favourites.mergeFavourites,
  listSearches: searches.listSearches,
  saveSearch: searches.saveSearch,
  changeSearch: searches.changeSearch,
  deleteSearch: searches.deleteSearch,
  lookAtSearch: searches.lookAtSearch,
  listLeads: leads.listLeads,
  exportLeads: leads.exportLeads,
  noteLead: leads.noteLead,
} as const;
