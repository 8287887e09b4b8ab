import { drawCamp } from './camp.ts';
import { drawChalet } from './chalet.ts';
import { drawCivic } from './civic.ts';
import { drawCourtyard } from './courtyard.ts';
import { drawFarm } from './farm.ts';
import { drawApartments } from './flats.ts';
import { drawLand } from './land.ts';
import { drawNajdi } from './najdi.ts';
import { drawPool } from './pool-garden.ts';
import { drawFuel, drawParking } from './roads.ts';
import { drawShop } from './shop.ts';
import { drawTower } from './tower.ts';
import { drawVilla } from './villa.ts';
import { drawWarehouse } from './warehouse.ts';

/** The function that draws each outdoor scene. */
export const OUTDOOR_SCENES = {
  'facade-villa': drawVilla,
  'facade-apartment': drawApartments,
  'facade-najdi': drawNajdi,
  'facade-tower': drawTower,
  'facade-civic': drawCivic,
  courtyard: drawCourtyard,
  pool: drawPool,
  chalet: drawChalet,
  shop: drawShop,
  warehouse: drawWarehouse,
  parking: drawParking,
  fuel: drawFuel,
  farm: drawFarm,
  camp: drawCamp,
  land: drawLand,
} as const;
