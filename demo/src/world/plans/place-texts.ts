/** Where a unit stands, in the words of both languages. */
export interface PlaceNames {
  cityAr: string;
  cityEn: string;
  districtAr: string;
  districtEn: string;
}

/** The texts of an ad in both languages; neither is translated from the other. */
export interface AdTexts {
  titleAr: string;
  titleEn: string;
  descriptionAr: string;
  descriptionEn: string;
  nameAr: string;
  nameEn: string;
}
