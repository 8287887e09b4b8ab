/**
 * Spellings of places that no rule makes out of their names, a slug to a line: customary English, older names, dialect.
 * Letters that are written for one another, doubled letters and articles are `soundOf`'s, and are not listed.
 */
export const CITY_SPELLINGS = `
riyadh: الرياض, رياض, riyadh, riyad, al riyadh, reyadh, riyadah, riadh, الرياظ, ruh
jeddah: جدة, جده, jeddah, jedda, jiddah, jidda, jeda, jedah, jaddah, djeddah, jed
makkah: مكة, مكه, مكة المكرمة, مكه المكرمه, mecca, makkah, makka, mekkah, mekka, makkah al mukarramah, holy mecca
madinah: المدينة, المدينه, المدينة المنورة, مدينة المنورة, المدينه المنوره, medina, madinah, madina, medinah, al madinah, al madinah al munawwarah, al medina
dammam: الدمام, دمام, dammam, damam, ad dammam
khobar: الخبر, خبر, khobar, al khobar, alkhobar, khubar, al khubar, khober
dhahran: الظهران, ظهران, الضهران, dhahran, zahran, thahran, dahran
taif: الطائف, الطايف, طائف, taif, at taif, tayef, taef, ta'if
tabuk: تبوك, tabuk, tabouk, tabook
buraydah: بريدة, بريده, buraydah, buraidah, buraida, braidah
khamis-mushait: خميس مشيط, الخميس مشيط, الخميس, khamis mushait, khamis mushayt
abha: ابها, أبها, abha
hofuf: الهفوف, هفوف, hofuf, al hofuf, hufuf
hail: حائل, حايل, hail, hayel, ha'il
najran: نجران, najran
jubail: الجبيل, جبيل, jubail, al jubail, jubayl, jubeil
yanbu: ينبع, ينبع البحر, yanbu, yanbo, yenbo
hafar-al-batin: حفر الباطن, الحفر, حفر, hafar al batin, hafr al batin, hafar albatin, hafr
qatif: القطيف, قطيف, qatif, al qatif, gatif
jazan: جازان, جيزان, jazan, jizan, gizan
al-kharj: الخرج, خرج, al kharj, kharj, alkharj
arar: عرعر, arar
sakaka: سكاكا, سكاكه, sakaka, sakakah
al-bahah: الباحة, الباحه, al bahah, al baha, baha
alula: العلا, al ula, alula, al-ula, ula, العُلا
ad-diriyah: الدرعية, درعية, diriyah, ad diriyah, diriya, dir'iyah, dariyah
unaizah: عنيزة, عنيزه, unaizah, unayzah, onaizah, onaiza
muhayil: محايل, محايل عسير, muhayil, mahayel
al-khafji: الخفجي, خفجي, khafji, al khafji
ras-tanura: راس تنورة, رأس تنورة, ras tanura, ras tanurah
al-wajh: الوجه, al wajh, alwajh
ad-dawadimi: الدوادمي, dawadmi, dawadimi
wadi-ad-dawasir: وادي الدواسر, wadi al dawasir, wadi addawasir
al-majmaah: المجمعة, majmaah, al majmaah
al-qunfudhah: القنفذة, القنفذه, qunfudhah, qunfutha
`;

/** Districts of the six largest cities; each slug's own names are known without it. */
export const DISTRICT_SPELLINGS = `
al-haram-makkah: الحرم المكي, المسجد الحرام, الحرم الشريف, masjid al haram, grand mosque
al-haram-madinah: الحرم النبوي, المسجد النبوي, الحرم المدني, al masjid an nabawi, masjid nabawi, prophets mosque
al-olaya-riyadh: العليا, العليه, olaya, al olaya, ulaya, olayya, alolaya
al-malqa-riyadh: الملقى, الملقه, الملغا, ملقا, ملغا, malga, almalga, malqa, al malga
an-nakhil-riyadh: nakheel, al nakheel, nakhil
al-yasmin-riyadh: الياسمن, ياسمين, yasmeen, al yasmeen, jasmine
an-narjis-riyadh: النرجص, نرجس, nargis, al narjis, narges
as-sulaimaniyah-riyadh: السليمانيه, sulaymaniyah, sulimaniyah, sulaimania
as-sahafah-riyadh: sahafa, al sahafa, الصحافه
al-munsiyah-riyadh: المؤنسية, المنسية, munsia, monsia, monsiyah, مونسيه
qurtubah-riyadh: cordoba, qortoba, qurtoba
ghirnatah-riyadh: granada, gharnata, غرناطه
ishbiliyah-riyadh: اشبيليا, ishbilia, اشبيليه
hittin-riyadh: حطين, hittin, hiteen, hattin, hetten
al-qairawan-riyadh: qairawan, qirawan, kairouan, القيروان
diplomatic-quarter-riyadh: الحي الدبلوماسي, السفارات, dq, diplomatic quarter, diplomatic area
ar-rabi-riyadh: rabie, al rabie, rabee
al-mathar-riyadh: المعذر, maathar, al maathar, maather
al-malaz-riyadh: malaz, malazz, الملز
as-suwaidi-riyadh: السويدي, swaidi, suwaidi, sweidi
dhahrat-laban-riyadh: ظهرة لبن, ضهرة لبن, dhahrat laban, thahrat laban, zahrat laban
laban-riyadh: laban, leban
irqah-riyadh: عرقه, irqah, erga, irga
king-abdullah-riyadh: الملك عبد الله, king abdullah
king-fahd-riyadh: الملك فهد, king fahad, king fahd
king-salman-riyadh: الواحة, الواحه, صلاح الدين, al wahah, al waha, wahah, salah ad din, salahuddin, salah al din, king salman
king-faisal-riyadh: الملك فيصل, king faisal
al-murabba-riyadh: المربع, murabba, morabba
tuwaiq-riyadh: طويق, tuwaiq, tuwayq, twaiq
al-izdihar-riyadh: ezdihar, izdehar
al-wurud-riyadh: wurood, al wurood, woroud
al-muruj-riyadh: murooj, al murooj, morouj
al-mughrazat-riyadh: mugharazat, المغرزات
sedra-riyadh: سدرة, sedra, سدره
ash-shati-jeddah: الشاطئ, الشاطي, shati, al shatea, shatea, shatie
al-hamra-jeddah: الحمرا, hamra, al hamraa
ar-rawdah-jeddah: rawda, roda, al rawdah
north-obhur-jeddah: ابحر الشمالية, obhur al shamaliyah, obhor north, north obhur
south-obhur-jeddah: ابحر الجنوبية, obhur al janubiyah, obhor south, south obhur
al-balad-jeddah: البلد, balad, al balad, historic jeddah, جدة التاريخية
al-muhammadiyah-jeddah: mohammadia, mohammadiyah, al mohammadiyah
as-salamah-jeddah: salama, al salama, السلامه
al-faisaliyah-jeddah: faisalia, faisaliah
ash-shifa-riyadh: الشفا, shifa, shafa, الشفاء
al-aziziyah-makkah: العزيزيه, azizia, aziziya
al-awali-makkah: العوالي, awali, al awali
ash-shishah-makkah: الششه, shisha, sheesha
an-nasim-makkah: naseem
ar-rusaifah-makkah: الرصيفه, rusaifa, rusayfah
jarwal-makkah: جرول, jarwal
quba-madinah: قبا, قباء, quba, qiba
al-aqul-madinah: العاقول, aqool
al-faisaliyah-dammam: الفيصليه, faisalia dammam
king-fahd-suburb-dammam: ضاحية الملك فهد, king fahad suburb, dahiyat al malik fahd, ضاحيه الملك فهد
al-aqrabiyah-khobar: العقربيه, aqrabiya, aqrabia, agrabia
ath-thuqbah-khobar: الثقبه, thuqba, thogba, thoqba
al-corniche-khobar: كورنيش الخبر, khobar corniche
south-ar-rakah-khobar: الراكة الجنوبية, rakah south, rakkah south
al-hizam-adh-dhahabi-khobar: الحزام الذهبي, golden belt
al-hizam-al-akhdar-khobar: الحزام الاخضر, green belt
al-bandariyah-khobar: البندريه, bandariya
half-moon-beach-khobar: شاطئ نصف القمر, نصف القمر, half moon bay, half moon
`;

/** Regions as people say them; a search for one means the cities of it that are ours. Makkah, Madinah and Riyadh are cities first. */
export const REGION_SPELLINGS = `
eastern-province: الشرقية, المنطقة الشرقية, الشرقيه, eastern province, eastern region, sharqiyah, sharqia
qassim-region: القصيم, قصيم, qassim, al qassim, gassim, qaseem
asir-region: عسير, asir, aseer, منطقة عسير
al-jawf-region: الجوف, al jawf, jouf, al jouf
northern-borders-region: الحدود الشمالية, northern borders
makkah-region: منطقة مكة, منطقة مكة المكرمة, makkah region, makkah province
madinah-region: منطقة المدينة, منطقة المدينة المنورة, madinah region
riyadh-region: منطقة الرياض, riyadh region, riyadh province
`;

/** Parts of the Kingdom that are several cities, their slugs apart by spaces; those that exist are meant. */
export const AREA_SPELLINGS = `
al-majmaah hotat-sudayr jalajil tumair harmah al-ghat: سدير, منطقة سدير, sudair, sudayr
hofuf al-mubarraz al-uyun al-umran al-jafr: الاحساء, الأحساء, الحسا, محافظة الاحساء, al ahsa, ahsa, alahsa, al hasa, hasa, al hassa
`;

/**
 * Districts named by an ordinary Arabic word: a district only after «حي», or beside its city. «قريب من الجامعة» is about a
 * university, not about the district of that name.
 */
export const ORDINARY_DISTRICTS = new Set(
  'الجامعة الحديقة المطار السوق البحر الجسر القلعة المحطة البلدية الشرق الغربية الشرقية الدار العود الخير المستقبل السد القصور الصناعية المصانع الكورنيش الجبل المدينة الرياض الغابة العيون الموظفين نجمة المطر الظاهرة الراقي القرى الحرف البركة الشاطئ الضيافة الشرفة الساحل العمرة المشهد الحجر الخضراء الزرقاء الصفراء الأخضر العالية الرفيعة النموذجية العريض الجناح السعادة المحدود القابل الرجاء الرسالة الصحيفة السداد الصبح النجيل العدل الأمانة المقام السفن أحد'.split(
    ' ',
  ),
);
