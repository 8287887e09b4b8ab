import type { BoardUnit } from '@diyar/contract/booking/board';
import { UnitPlace } from '../units/unit-place.tsx';

/** A unit's name over its code and property. */
export function UnitLabel({ unit }: { unit: BoardUnit }) {
  return (
    <>
      <span className="line-clamp-1 font-medium">
        <bdi lang={unit.name_lang}>{unit.name}</bdi>
      </span>
      <span className="line-clamp-1 text-xs text-soft">
        <UnitPlace unit={unit} property={unit.property} />
      </span>
    </>
  );
}
