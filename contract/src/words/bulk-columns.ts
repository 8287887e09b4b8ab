/** What a file can hold: new units with their properties and prices, or prices of units that are there. */
export const BULK_KINDS = ['units', 'prices'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

const PRICES = [
  'prices.hourly',
  'prices.daily',
  'prices.monthly',
  'prices.yearly',
  'prices.main',
  'prices.per_meter',
  'policy.down_payment_percent',
] as const;

/** Columns of a file by its kind, in the order in which a file of ours has them; each is the path of a field of supply. */
export const BULK_COLUMNS = {
  units: [
    'property.name',
    'property.category',
    'property.usage',
    'property.relation',
    'property.furnished',
    'property.facing',
    'property.area',
    'property.height',
    'property.width',
    'location.city',
    'location.district',
    'location.street',
    'location.street_width',
    'location.lat',
    'location.lng',
    'location.short_address',
    'property.block_number',
    'property.plan_number',
    'property.plot_number',
    'unit.code',
    'unit.name_ar',
    'unit.name_en',
    'unit.area',
    'unit.rooms',
    'unit.baths',
    'unit.halls',
    'unit.age',
    'unit.floor',
    'unit.guests_max',
    'unit.features',
    'unit.description_ar',
    'unit.description_en',
    'unit.last_rent',
    'prices.purpose',
    ...PRICES,
  ],
  prices: ['unit.code', ...PRICES],
} as const;
export type BulkColumn = (typeof BULK_COLUMNS)[BulkKind][number];
export type UnitColumn = Exclude<BulkColumn, `prices.${string}` | `policy.${string}`>;

/** Columns without which no row of a kind can be taken. */
export const NEEDED_COLUMNS: Readonly<Record<BulkKind, readonly BulkColumn[]>> = {
  units: [
    'property.name',
    'property.category',
    'property.usage',
    'property.relation',
    'property.facing',
    'property.area',
    'property.height',
    'property.width',
    'location.city',
    'location.district',
    'location.street',
    'location.street_width',
    'location.lat',
    'location.lng',
    'prices.purpose',
  ],
  prices: ['unit.code'],
};

/** Rows of one file, and of one call. */
export const MOST_FILE_ROWS = 5_000;
export const MOST_CALL_ROWS = 100;
/** Columns of a file, and characters of a cell. */
export const MOST_FILE_COLUMNS = 100;
export const MOST_CELL = 5_000;

/** Whether a column stands for a kind of file. */
export function isColumnOf(kind: BulkKind, column: string): column is BulkColumn {
  return (BULK_COLUMNS[kind] as readonly string[]).includes(column);
}
