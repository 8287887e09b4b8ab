import { expect, it } from 'vitest';
import { chosenIn } from '../query/chosen.ts';
import { whenFirst } from './when-first.ts';

const pieceOf = (text: string, filters: Record<string, string>) => ({
  text,
  label: text,
  filters,
  without: '',
});
const CHALET = pieceOf('chalet', { category: 'chalet' });
const RIYADH = pieceOf('in Riyadh', { city: 'riyadh' });
const WEEKEND = pieceOf('weekend', { period: '2', from: '2026-12-03', to: '2026-12-05' });
const YEARLY = pieceOf('yearly', { period: '4' });

const textsOf = (...of: Parameters<typeof whenFirst>) =>
  whenFirst(...of).map((chip) => ('piece' in chip ? chip.piece.text : chip.chosen.name));

it('puts the understood dates before all else, which stays as it was typed', () => {
  expect(textsOf([CHALET, RIYADH, WEEKEND], [])).toEqual(['weekend', 'chalet', 'in Riyadh']);
});

it('puts a period before all but dates, be they typed or chosen', () => {
  expect(textsOf([CHALET, YEARLY], [])).toEqual(['yearly', 'chalet']);
  const chosen = chosenIn({ city: ['riyadh'], period: '2', from: '2026-12-03', to: '2026-12-05' });
  expect(textsOf([CHALET], chosen)).toEqual(['from', 'period', 'chalet', 'city']);
});
