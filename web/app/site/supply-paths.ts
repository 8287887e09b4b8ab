import type { Lang } from '@diyar/messages/messages';
import { type QueryValues, switchLang } from './paths.ts';

/** Addresses of one's own properties and units; apart from `paths`, which every page loads. */
export function supplyPaths(lang: Lang) {
  const at = (path: string, query: QueryValues = {}) => {
    const said = Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    );
    const text = new URLSearchParams(said).toString();
    return switchLang(text === '' ? path : `${path}?${text}`, lang);
  };
  const part = encodeURIComponent;
  return {
    properties: (query?: QueryValues) => at('/dashboard/properties', query),
    /** A property with its units and their ads. */
    property: (id: string, query?: QueryValues) => at(`/dashboard/properties/${part(id)}`, query),
    /** The brief's spelling; any case of it answers. */
    addProperty: (query?: QueryValues) => at('/add-real-Estate', query),
    editProperty: (id: string) => at(`/add-real-Estate/${part(id)}`),
    addUnit: (propertyId: string, query?: QueryValues) => at(`/addunit/${part(propertyId)}`, query),
    editUnit: (propertyId: string, unitId: string) => at(`/addunit/${part(propertyId)}/${part(unitId)}`),
  };
}
