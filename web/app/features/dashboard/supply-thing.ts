/** A property or unit of one's own. */
export interface SupplyThing {
  kind: 'property' | 'unit';
  id: string;
  propertyId: string;
  name: string;
  /** The code of what keeps it from being deleted. */
  keptBy: 'property_has_bookings' | 'property_has_ads' | 'unit_has_bookings' | 'unit_has_ad' | null;
}

export interface Abilities {
  /** Add, edit and copy. */
  work: boolean;
  /** Delete what nothing keeps. */
  remove: boolean;
}
