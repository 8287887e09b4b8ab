/** Where a unit stands, in the words of both languages. */
export interface PlaceNames {
  cityAr: string;
  cityEn: string;
  districtAr: string;
  districtEn: string;
}

/** What an ad says, in both languages: written apart, neither translated from the other. */
export interface AdTexts {
  titleAr: string;
  titleEn: string;
  descriptionAr: string;
  descriptionEn: string;
  nameAr: string;
  nameEn: string;
}
