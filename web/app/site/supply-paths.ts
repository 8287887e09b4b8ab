import type { Lang } from '@diyar/messages/messages';
import { addressAt, type QueryValues } from './paths.ts';

/** Addresses of one's own properties and units; apart from `paths`, which every page loads. */
export function supplyPaths(lang: Lang) {
  const part = encodeURIComponent;
  return {
    bulk: () => addressAt(lang, '/dashboard/properties/from-file'),
    properties: (query?: QueryValues) => addressAt(lang, '/dashboard/properties', query),
    /** A property with its units and their ads. */
    property: (id: string, query?: QueryValues) =>
      addressAt(lang, `/dashboard/properties/${part(id)}`, query),
    /** The brief's spelling; any case of it answers. */
    addProperty: (query?: QueryValues) => addressAt(lang, '/add-real-Estate', query),
    editProperty: (id: string) => addressAt(lang, `/add-real-Estate/${part(id)}`),
    addUnit: (propertyId: string, query?: QueryValues) =>
      addressAt(lang, `/addunit/${part(propertyId)}`, query),
    editUnit: (propertyId: string, unitId: string) =>
      addressAt(lang, `/addunit/${part(propertyId)}/${part(unitId)}`),
  };
}
