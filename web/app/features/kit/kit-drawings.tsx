import { BrandMark } from '../../ui/brand-mark.tsx';
import { EmptyDrawing } from '../../ui/empty-drawing.tsx';

const BRANDS = ['mada', 'visa', 'mastercard'] as const;
const DRAWINGS = ['door', 'search', 'calendar', 'cloud', 'clock', 'receipt', 'tent', 'heart'] as const;

/** Drawings that stand in other parts: the networks of cards, and what empty pages show. */
export function KitDrawings() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {BRANDS.map((brand) => (
        <BrandMark key={brand} brand={brand} />
      ))}
      {DRAWINGS.map((drawing) => (
        <EmptyDrawing key={drawing} drawing={drawing} />
      ))}
    </div>
  );
}
