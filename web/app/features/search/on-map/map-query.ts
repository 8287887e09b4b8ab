import type { MapQuery } from '@diyar/contract/finding/search';
import type { z } from 'zod';
import { type Bounds, boundsText } from '../../map/bounds.ts';
import { printSearch, type Search } from '../query/search.ts';

/** The API counts zooms from a world of 256 pixels, maps from one of 512. */
const ONE_MORE = 1;

/** The filters of a list as the question what a piece of the map shows. */
export function mapQueryOf(filters: Search, bounds: Bounds, zoom: number): z.input<typeof MapQuery> {
  const { near: _near, sort: _sort, page: _page, ...rest } = printSearch(filters);
  const asked = { ...rest, bbox: boundsText(bounds), zoom: Math.max(0, Math.floor(zoom + ONE_MORE)) };
  return asked as z.input<typeof MapQuery>;
}
