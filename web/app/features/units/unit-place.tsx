interface UnitPlaceProps {
  unit: { name: string; code: string };
  /** Name of its property. */
  property: string;
}

/**
 * A unit's code and property, beneath its name: by the code units of one name are told apart, and a property of the unit's
 * own name is not said again. The code is first: of both, the end is what a narrow column cuts off.
 */
export function UnitPlace({ unit, property }: UnitPlaceProps) {
  return (
    <>
      <bdi dir="ltr">{unit.code}</bdi>
      {unit.name === property ? null : (
        <>
          {' · '}
          <bdi>{property}</bdi>
        </>
      )}
    </>
  );
}
