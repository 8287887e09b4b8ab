/**
 * Whether a point lies on the Kingdom's land, by the embedded borders of the world. They are read at the first question: few
 * processes are asked, and every one would hold them.
 */
export async function isInKingdom({ lat, lng }: { lat: number; lng: number }): Promise<boolean> {
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  return iso1A2Code([lng, lat]) === 'SA';
}
