/** Kinds of property as people name them, beside the names of the table `category`; a slug to a line. */
export const CATEGORY_WORDS = `
apartment: شقة, شقق, شقتين, شقه سكنية, شقق سكنية, اپارتمنت, apartment, apartments, flat, flats, appartment, apt, apts, condo, shaqa, shaqah, shaqqa, shaqqah, shagga, shaga, sheqqa, shuqqa, shoqqa, shuqaq, shoqaq
villa: فيلا, فلل, فله, فلة, فيله, فلتين, فيلتين, فيلات, فلل سكنية, قصر, قصور, villa, villas, palace, mansion
floor: دور, ادوار, دورين, طابق, floor, floors, ground floor, upper floor, whole floor
studio: استوديو, استديو, ستوديو, ستديو, استوديوهات, استديوهات, ستوديوهات, studio, studios, studio apartment, studio flat, bedsitter
room: غرفة, غرف, room, rooms
duplex: دوبلكس, دبلكس, دوبليكس, دوبلكسات, دبلكسات, فيلا دوبلكس, duplex, duplexes, duplex villa
townhouse: تاون هاوس, تاونهاوس, توان هاوس, townhouse, townhouses, town house, town houses
house: بيت, بيوت, منزل, منازل, بيت شعبي, بيت شعبى, بيوت شعبية, house, houses, home, homes
annex: ملحق, ملاحق, روف, annex, annexe, penthouse, annexes
hotel-apartment: شقة فندقية, شقق فندقية, شقق مخدومة, شقة مخدومة, اجنحة فندقية, serviced apartment, serviced apartments, hotel apartment, hotel apartments
chalet: شاليه, شاليهات, شالية, شاليهين, شليه, شليهات, شالي, منتجع, منتجعات, chalet, chalets, shaleh, resort, resorts, shalet
rest-house: استراحة, استراحات, استراحتين, إستراحه, استراحه, ستراحة, rest house, rest houses, resthouse, resthouses, istiraha, istirahah, estraha, istraha, istirahas, esteraha, estiraha, istrahah
camp: مخيم, مخيمات, كامب, camp, camps, desert camp
farm: مزرعة, مزارع, مزرعه, farm, farms
compound: مجمع سكني, كمباوند, مجمع سكنى, كومباوند, مجمعات سكنية, compound, compounds
building: عمارة, عماره, عماير, عمائر, عمارات, مبنى, مباني, بناية, building, buildings, residential building
tower: برج, ابراج, tower, towers
hotel: فندق, فنادق, hotel, hotels
office: مكتب, مكاتب, مكتبين, مكتب تجاري, مكاتب تجارية, مكتب اداري, مكاتب ادارية, office, offices, office space, office spaces
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
warehouse: مستودع, مستودعات, هنقر, هناجر, warehouse, warehouses, ware house, storage unit
workshop: ورشة, ورش, ورشه, workshop, workshops, garage workshop
factory: مصنع, مصانع, factory, factories
land: ارض, اراضي, أراضي, اراض, أراضٍ, قطعة ارض, قطع اراضي, ارض سكنية, ارض تجارية, اراضي سكنية, اراضي تجارية, land, lands, plot, plots, land plot, land plots, plot of land
parking: مواقف سيارات للايجار, parking spaces, parking lot, parking lots, car park
fuel-station: محطة وقود, محطة بنزين, محطات وقود, محطات بنزين, محطة, fuel station, gas station, petrol station, fuel stations
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
parking: موقف, مواقف, موقف خاص, موقف سيارة, مواقف سيارات, باركنج, باركنق, كراج, قراج, parking, car parking, garage, parking space, private parking
private-entrance: مدخل خاص, مدخل مستقل, مدخل منفصل, private entrance, separate entrance, own entrance
wifi: واي فاي, وايفاي, انترنت, نت, إنترنت, wifi, wi-fi, internet, wi fi
fireplace: مدفاة, مدفأة, فاير بليس, fireplace, fire place
maid-room: غرفة خادمة, غرفة شغالة, غرفة عاملة, غرفه خدامه, maid room, maids room, maid's room, maidroom
driver-room: غرفة سائق, غرفة سواق, driver room, drivers room, driver's room
laundry-room: غرفة غسيل, laundry room, laundry
storage: مخزن, مخازن, غرفة تخزين, storage, storage room, store room
basement: قبو, بدروم, basement, cellar
internal-stairs: درج داخلي, درج بالصالة, درج صالة, internal stairs, inside stairs
roof: سطح, سطوح, مع سطح, roof, rooftop, roof top
balcony: شرفة, بلكونة, بلكون, بلكونه, بلكونات, balcony, balconies
yard: حوش, فناء, ساحة, yard, courtyard, backyard
garden: حديقة, حدائق, حديقه, مسطح اخضر, مسطحات خضراء, جلسة خارجية, garden, gardens, lawn, green area
pool: مسبح, مسابح, مسبح خاص, بركة سباحة, حمام سباحة, pool, swimming pool, private pool, pools, swimming
kids-pool: مسبح اطفال, مسبح للاطفال, kids pool, children pool, childrens pool
playground: العاب اطفال, العاب, ألعاب, منطقة العاب, ملاهي اطفال, playground, play area, kids area, kids play area
barbecue: شواء, ركن شواء, مشواة, شواية, باربكيو, bbq, barbecue, barbeque, grill
tent: خيمة, بيت شعر, مشب, خيام, tent, sitting tent
football-pitch: ملعب, ملعب كورة, ملعب كره, ملعب كرة قدم, ملعب كرة, football pitch, football field, soccer field, football
security: حراسة, حارس, امن, حراسه امنيه, security, security guard, guarded
cctv: كاميرات, كاميرات مراقبة, كاميرا مراقبة, cctv, cameras, surveillance
fire-system: نظام حريق, نظام اطفاء, نظام إطفاء حريق, fire system, fire alarm, sprinklers
accessible: ذوي الاعاقة, ذوي الاحتياجات, مهيا لذوي الاعاقة, مهيأ لذوي الإعاقة, wheelchair, accessible, wheelchair accessible, disabled access
projector: بروجكتر, بروجكتور, جهاز عرض, projector, data show, داتا شو
screen: شاشة, شاشات, شاشة عرض, screen, tv screen, tv
whiteboard: سبورة, سبوره, whiteboard, white board
sound-system: نظام صوت, نظام صوتي, سماعات, صوتيات, sound system, speakers, audio system
coffee-and-tea: قهوة, قهوة وشاي, شاي وقهوة, coffee, coffee and tea, tea and coffee
catering: ضيافة, بوفيه, catering, hospitality, buffet
reception: استقبال, ريسبشن, reception
loading-dock: رصيف تحميل, loading dock, loading bay
prayer-room: مصلى, مسجد داخلي, prayer room, musalla
men-section: قسم رجال, مجلس رجال, قسم للرجال, men section, mens section, men's section
women-section: قسم نساء, قسم حريم, قسم للنساء, women section, womens section, women's section, ladies section
electricity: كهرباء, عداد كهرباء مستقل, electricity
water: مياه, مويه, موية, water
sewage: صرف صحي, sewage, sewer
fixed-phone: هاتف ثابت, خط هاتف, fixed phone, landline
fibre: الياف ضوئية, الياف بصرية, فايبر, الياف, fibre, fiber, fibre optics, fiber optic
storm-drainage: تصريف السيول, تصريف سيول, storm drainage
`;

/**
 * Ordinary words that no typo turns into a place or a feature: they say what a place is like, and stay a search in the text.
 * Without this list «نظيف» (clean) would be the district «النظيم», and «هادي» (quiet) «الوادي».
 */
export const ORDINARY_WORDS = `
جديد جديده نظيف نظيفه كبير كبيره صغير صغيره واسع واسعه وسيع وسيعه رخيص رخيصه غالي غاليه فخم فخمه فاخر فاخره هادي هاديه هادئه راقي راقيه مميز مميزه
ممتاز ممتازه حلو حلوه جميل جميله مرتب مرتبه ممتازين مجدد مجدده مجدده مودرن حديث حديثه قديم قديمه طويل عريض عالي عاليه قريب قريبه بعيد بعيده سريع
عوائل عوايل عائله عايله عائلات عزاب عزابيه شباب بنات رجال نساء اطفال موظف موظفات موظفين طلاب طالبات عمال اجانب سعودي سعوديين
شارع طريق ممر تجاريه رئيسي عام دوار مخرج جامعه مستشفى مستشفي مسجد حديقه سوق مول بحر مطار محطه مترو قطار مدارس كورنيش اطلاله مطل مطله
صاله صالات مجلس مجالس مطبخ حوش سطح بلكونه ارضي علوي مدخل دخول خروج قسط اقساط دفعه دفعات دفعتين نقدا كاش عقد عقود مباشر مباشره مالك المالك وسيط مكتب
بدون غير سعر اسعار سعره مناسب مناسبه معقول معقوله حاليا فوري فقط ايضا كذلك جدا مره شوي افضل احسن اجمل اكبر اصغر
شخص اشخاص ضيف ضيوف فرد افراد نفر حفله حفلات زواج عيد رمضان اجازه صيف شتاء صباح مساء نهار ليل فطور عشاء حيوانات تدخين
بحري بحريه نموذج موقع مواقع خارج داخل وسط شمال جنوب شرق غرب وسطي اول ثاني ثالث اخر نفس مثل
nice cheap clean quiet large small big huge spacious luxury luxurious modern beautiful good great best view family families single singles bachelor
street road main center centre downtown mall beach hospital university airport metro station mosque north south east west sunny bright
cozy cosy comfortable affordable available people persons guests guest person pets smoking party wedding event events meeting meetings
kitchen living hall door wall large larger smaller lower upper ground first second third owner direct payment payments installments
with without from that this these those there their your have here near very more most less only also
`;
