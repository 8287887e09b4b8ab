/** Degrees to the web mercator square, 0 to 1 from the west. */
export function mercatorX(lng: number): number {
  return lng / 360 + 0.5;
}

/** Degrees to the web mercator square, 0 to 1 from the north. */
export function mercatorY(lat: number): number {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** The degrees of a place on the web mercator square, from the west. */
export function degreesOfX(x: number): number {
  return (x - 0.5) * 360;
}

/** The degrees of a place on the web mercator square, from the north. */
export function degreesOfY(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}
