/** Kinds of property as people name them, beside the names of the table `category`; a slug to a line. */
export const CATEGORY_WORDS = `
apartment: شقة, شقق, شقتين, شقه سكنية, شقق سكنية, اپارتمنت, apartment, apartments, flat, flats, appartment, apt, apts, condo, shaqa, shaqah, shaqqa, shaqqah, shagga, shaga, sheqqa, shuqqa, shoqqa, shuqaq, shoqaq, apartmnt, apartmant, apartement, appartement, appartments, apartements, aprtment, apratment, شفة, شقت, شئة
villa: فيلا, فلل, فله, فلة, فيله, فيللا, فيلل, ڤيلا, فلتين, فيلتين, فيلات, فلل سكنية, قصر, قصور, villa, villas, vila, vilas, palace, mansion
floor: دور, الدور, الطابق, ادوار, دورين, طابق, floor, floors, whole floor, entire floor, full floor
studio: استوديو, استديو, ستوديو, ستديو, استوديوهات, استديوهات, ستوديوهات, studio, studios, studio apartment, studio flat, bedsitter
room: غرفة, غرف, room, rooms
duplex: دوبلكس, دبلكس, دوبليكس, دوبلكسات, دبلكسات, فيلا دوبلكس, duplex, duplexes, duplex villa
townhouse: تاون هاوس, تاونهاوس, توان هاوس, townhouse, townhouses, town house, town houses
house: bait, bayt, بيت, بيوت, منزل, منازل, بيت شعبي, بيت شعبى, بيوت شعبية, house, houses, home, homes
annex: ملحق, ملاحق, روف, annex, annexe, annexes
hotel-apartment: شقة فندقية, شقق فندقية, شقق مخدومة, شقة مخدومة, اجنحة فندقية, جناح فندقي, serviced apartment, serviced apartments, hotel apartment, hotel apartments
chalet: شاليه, شاليهه, شاليهات, شالية, شاليهين, شليه, شليهات, شالي, منتجع, منتجعات, chalet, chalets, shaleh, resort, resorts, shalet, shalay, chalay
rest-house: استراحة, استراحات, استراحتين, إستراحه, استراحه, ستراحة, استراحا, rest house, rest houses, resthouse, resthouses, istiraha, istirahah, estraha, istraha, istirahas, esteraha, estiraha, istrahah, istrahat
camp: مخيم, مخيمات, كامب, camp, camps, desert camp
farm: مزرعة, مزارع, مزرعه, farm, farms
compound: مجمع سكني, كمباوند, مجمع سكنى, كومباوند, مجمعات سكنية, compound, compounds
building: imarah, emara, emarah, عمارة, عماره, عماير, عمائر, عمارات, مبنى, مباني, بناية, building, buildings, residential building
tower: برج, ابراج, tower, towers
hotel: فندق, فنادق, hotel, hotels
office: maktab, مكتب, مكاتب, مكتبين, مكتب تجاري, مكاتب تجارية, مكتب اداري, مكاتب ادارية, office, offices, office space, office spaces
private-office: مكتب خاص مجهز, مكتب خاص, مكتب مجهز, مكاتب مجهزة, مكاتب خاصة, مكتب مؤثث جاهز, serviced office, private office, serviced offices, private offices, private serviced office
coworking-desk: مكتب مشترك, مكاتب مشتركة, مكتب في مساحة عمل مشتركة, coworking desk, co-working desk, hot desk, desk, desks, shared desk, shared office
coworking-space: مساحة عمل, مساحات عمل, مساحة عمل مشتركة, مساحات عمل مشتركة, كوورك, كووركنق, كوورك سبيس, coworking, co-working, coworking space, co-working space, work space, workspace
meeting-room: غرفة اجتماعات, غرف اجتماعات, قاعة اجتماعات, قاعات اجتماعات, صالة اجتماعات, غرفة اجتماع, قاعة اجتماع, meeting room, meeting rooms, conference room, conference rooms, board room, boardroom
training-room: قاعة تدريب, قاعات تدريب, قاعة تدريبية, قاعات تدريبية, قاعة دورات, training room, training rooms, training hall, classroom
hall: قاعة, قاعات, قاعه, hall, halls
event-hall: قاعة مناسبات, قاعات مناسبات, قاعة افراح, قاعات افراح, قصر افراح, قصور افراح, قاعة زواج, قاعة زواجات, قاعة حفلات, قاعة احتفالات, صالة افراح, صالة مناسبات, event hall, event halls, wedding hall, wedding halls, wedding venue, party hall, banquet hall, ballroom
theatre: مسرح, مسارح, theatre, theater, theatres
photo-studio: استوديو تصوير, استديو تصوير, ستوديو تصوير, استوديوهات تصوير, photo studio, photography studio, photo studios
shop: محل, محلات, محل تجاري, محلات تجارية, دكان, دكاكين, shop, shops, store, stores, retail, retail shop
showroom: معرض, معارض, معرض تجاري, معارض تجارية, showroom, showrooms, show room
kiosk: كشك, اكشاك, بوث, kiosk, kiosks, booth, booths
warehouse: mostawda, مستودع, مستودعات, هنقر, هناجر, warehouse, warehouses, ware house, storage unit
workshop: ورشة, ورش, ورشه, workshop, workshops, garage workshop
factory: مصنع, مصانع, factory, factories
land: ارض, اراضي, أراضي, اراض, أراضٍ, قطعة ارض, قطع اراضي, ارض سكنية, ارض تجارية, اراضي سكنية, اراضي تجارية, land, lands, plot, plots, land plot, land plots, plot of land
parking: مواقف سيارات للايجار, parking spaces, parking lot, parking lots, car park
fuel-station: محطة وقود, محطة بنزين, محطات وقود, محطات بنزين, fuel station, gas station, petrol station, fuel stations
school: مدرسة, مدارس, مدرسه اهلية, school, schools
medical-centre: مركز طبي, مراكز طبية, مجمع طبي, عيادة, عيادات, medical centre, medical center, clinic, clinics, medical centres
workers-housing: سكن عمال, سكن عماله, سكن عزاب عمال, مساكن عمال, workers housing, labor camp, labour camp, staff housing, workers accommodation
`;

/** Words people use for features, beside the names in the table `feature`; one slug a line. */
export const FEATURE_WORDS = `
air-conditioning: مكيف, مكيفة, مكيفات, تكييف, مكيفات راكبة, المكيفات راكبة, ac, a/c, air conditioning, air conditioned, air conditioner, aircon, air con
central-ac: تكييف مركزي, مكيف مركزي, مكيفات مركزية, central ac, central air, central air conditioning, central a/c
fitted-kitchen: مطبخ راكب, مطبخ جاهز, مطبخ مجهز, مطبخ مركب, المطبخ راكب, fitted kitchen, kitchen fitted, equipped kitchen, with kitchen
elevator: مصعد, اسانسير, اصنصير, مصاعد, elevator, lift, elevators
parking: موقف, مواقف, موقفين, موقف سيارات, موقف سيارتين, موقف خاص للسيارة, موقف خاص, موقف سيارة, مواقف سيارات, باركنج, باركنق, كراج, قراج, parking, car parking, garage, parking space, private parking
private-entrance: مدخل خاص, مدخل مستقل, مدخل منفصل, private entrance, separate entrance, own entrance
wifi: واي فاي, وايفاي, انترنت, نت, إنترنت, wifi, wi-fi, internet, wi fi
fireplace: مدفاة, مدفأة, فاير بليس, fireplace, fire place
maid-room: غرفة خادمة, غرفة شغالة, غرفة عاملة, غرفه خدامه, maid room, maids room, maid's room, maidroom
driver-room: غرفة سائق, غرفة سواق, driver room, drivers room, driver's room
laundry-room: غرفة غسيل, laundry room, laundry
storage: مخزن, مخازن, غرفة تخزين, storage, storage room, store room
basement: قبو, بدروم, basement, cellar
internal-stairs: درج داخلي, درج بالصالة, درج صالة, internal stairs, inside stairs
roof: روف, سطح, سطوح, مع سطح, roof, rooftop, roof top
balcony: شرفة, بلكونة, بلكون, بلكونه, بلكونات, balcony, balconies, balcny, balconey
yard: حوش, فناء, ساحة, yard, courtyard, backyard
garden: حديقة, حدائق, حديقه, مسطح اخضر, مسطحات خضراء, جلسة خارجية, garden, gardens, lawn, green area
pool: masbah, masba7, مسبح, مسابح, مسبع, مسبح خاص, بركة سباحة, حمام سباحة, pool, swimming pool, private pool, pools, swimming
kids-pool: مسبح اطفال, مسبح للاطفال, kids pool, children pool, childrens pool
playground: العاب اطفال, العاب, ألعاب, منطقة العاب, ملاهي اطفال, playground, play area, kids area, kids play area
barbecue: شواء, ركن شواء, مشواة, شواية, باربكيو, bbq, barbecue, barbeque, grill
tent: خيمة, بيت شعر, مشب, خيام, tent, sitting tent
football-pitch: ملعب, ملعب كورة, ملعب كره, ملعب كرة قدم, ملعب كرة, football pitch, football field, soccer field, football
security: حراسة, حارس, امن وحراسة, حراسة وامن, حارس امن, امن خاص, رجال امن, امن 24 ساعة, حراسة 24 ساعة, حراسه امنيه, security, security guard, guarded
cctv: كاميرات, كاميرات مراقبة, كاميرا مراقبة, cctv, cameras, surveillance
fire-system: نظام حريق, نظام اطفاء, نظام إطفاء حريق, fire system, fire alarm, sprinklers
accessible: ذوي الاعاقة, ذوي الاحتياجات, مهيا لذوي الاعاقة, مهيأ لذوي الإعاقة, wheelchair, accessible, wheelchair accessible, disabled access
projector: بروجكتر, بروجكتور, جهاز عرض, projector, data show, داتا شو
screen: شاشة, شاشات, شاشة عرض, screen, tv screen, tv
whiteboard: سبورة, سبوره, whiteboard, white board
sound-system: نظام صوت, نظام صوتي, سماعات, صوتيات, sound system, speakers, audio system
coffee-and-tea: قهوة وشاي, شاي وقهوة, ركن قهوة, كوفي كورنر, coffee corner, coffee and tea, tea and coffee
catering: ضيافة, خدمة ضيافة, catering, hospitality
reception: استقبال, ريسبشن, reception
loading-dock: رصيف تحميل, loading dock, loading bay
prayer-room: مصلى, مسجد داخلي, prayer room, musalla
men-section: قسم رجال, مجلس رجال, قسم للرجال, men section, mens section, men's section
women-section: قسم نساء, قسم حريم, قسم للنساء, women section, womens section, women's section, ladies section
electricity: كهرباء, electricity
water: مياه, مويه, موية, water
sewage: صرف صحي, sewage, sewer
fixed-phone: هاتف ثابت, خط هاتف, fixed phone, landline
fibre: الياف ضوئية, الياف بصرية, فايبر, الياف, fibre, fiber, fibre optics, fiber optic
storm-drainage: تصريف السيول, تصريف سيول, storm drainage
`;
