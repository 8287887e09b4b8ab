/**
 * Words that Saudi district names are made of, without the article «ال», with the English a Saudi road sign would show.
 * Long vowels are a, i, u and diphthongs ai, aw; ع and ء are not written; ظ is dh, and a final ة is ah.
 * Written by hand; `place-names.ts` folds the Arabic before it looks a word up, so each spelling stands here once.
 */
const TABLE = `
أبحر=Obhur أبها=Abha أبيار=Abyar أثايبة=Athaibah أثير=Athir أجا=Aja أجاويد=Ajawid أجواد=Ajwad أجياد=Ajyad
أحد=Uhud أحمد=Ahmad أخضر=Akhdar أرجوان=Urjuwan أشرفية=Ashrafiyah أشعري=Ashari أصالة=Asalah أصفان=Asfan
أطباء=Atibba أفق=Ufuq ألماس=Almas أمانة=Amanah أمل=Amal أملاح=Amlah أمن=Amn أمواج=Amwaj أمير=Amir
أندلس=Andalus أنوار=Anwar إبراهيم=Ibrahim إحسان=Ihsan إخاء=Ikha إسكان=Iskan إسلامية=Islamiyah
إشبيلية=Ishbiliyah إيمان=Iman ازدهار=Izdihar بئر=Bir باب=Bab بادية=Badiyah باطن=Batin بترومين=Petromin
بجيري=Bujairi بحر=Bahr بحيرات=Buhairat بحيرة=Buhairah بدر=Badr بدع=Bida بدنة=Badanah بدور=Budur بديع=Badi
بديعة=Badiah برزان=Barzan بركة=Barakah بريقاء=Buraiqa بريمان=Buraiman بساتين=Basatin بستان=Bustan
بستانية=Bustaniyah بشائر=Bashair بصرة=Basrah بصيرة=Busairah بضاعة=Budaah بطان=Batan بطحاء=Batha
بغدادية=Baghdadiyah بلد=Balad بلدة=Baldah بلدية=Baladiyah بلقاء=Balqa بنبان=Banban بندر=Bandar
بندرية=Bandariyah بوادي=Bawadi بياضة=Bayadah بيان=Bayan بيبان=Biban بيضاء=Baida بيعة=Bayah تاروت=Tarut
تحلية=Tahliyah تضامن=Tadamun تطوير=Tatwir تعاون=Taawun تعليم=Talim تقنية=Tiqniyah تقوى=Taqwa تلال=Tilal
تلعة=Talah تنعيم=Tanim تهامة=Tihamah توفيق=Tawfiq تيسير=Taysir تين=Tin ثريا=Thurayya ثعالبة=Thaalibah
ثغر=Thaghr ثقبة=Thuqbah ثليثية=Thulaithiyah ثليم=Thulaim ثنية=Thaniyah جابرة=Jabirah جابرية=Jabriyah
جادية=Jadiyah جارودية=Jarudiyah جامعة=Jamiah جامعيين=Jamiyin جبرة=Jabrah جبل=Jabal جدة=Jeddah جديدة=Jadidah
جرادية=Jaradiyah جرف=Jurf جرول=Jarwal جرير=Jarir جزيرة=Jazirah جسر=Jisr جش=Jish جشم=Jusham جصة=Jassah
جعرانة=Jiranah جلمودة=Jalmudah جلوية=Jalawiyah جليل=Jalil جماوات=Jammawat جمعة=Jumuah جميزة=Jummaizah
جناح=Janah جنادرية=Janadriyah جنوب=Janub جنوبي=Janubi جنوبية=Janubiyah جود=Jud جوهرة=Jawharah حائر=Hair
حارة=Harah حارث=Harith حارثة=Harithah حاوية=Hawiyah حبلين=Hablain حجاج=Hujjaj حجاز=Hijaz حجر=Hijr حجون=Hajun
حدود=Hudud حديبية=Hudaibiyah حديد=Hadid حديقة=Hadiqah حرازات=Harazat حرة=Harrah حرس=Haras حرف=Harf حرم=Haram
حزام=Hizam حزم=Hazm حزنة=Huznah حساء=Hasa حسام=Husam حسن=Hasan حسين=Husain حسينية=Husainiyah حصيدة=Hasidah
حصين=Husain حضن=Hadn حطين=Hittin حفيا=Hafya حفيرة=Hufairah حكمة=Hikmah حليفة=Hulaifah حمام=Hamam
حمدانية=Hamdaniyah حمر=Humr حمراء=Hamra حنين=Hunain حوراء=Hawra حوطة=Hawtah حوية=Hawiyah حويلات=Huwailat
حيلة=Hilah خاتم=Khatim خاخ=Khakh خالد=Khalid خالدية=Khalidiyah خبر=Khobar خدرة=Khudrah خذماء=Khadhma
خزامى=Khuzama خشع=Khasha خضراء=Khadra خضرية=Khudariyah خضيراء=Khudaira خلدون=Khaldun خليج=Khalij
خماسين=Khamasin خماشية=Khamashiyah خمرة=Khumrah خنساء=Khansa خور=Khawr خويلدية=Khuwailidiyah خير=Khair
دار=Dar دارين=Darin دانة=Danah دجلة=Dijlah دحضة=Dahdah دحو=Dahw درة=Durrah درع=Dir دريهمية=Duraihimiyah
دعبوسية=Dabusiyah دفاع=Difa دفي=Diffi دقم=Duqm دمام=Dammam دواسر=Dawasir دوحة=Dawhah دولي=Duwali
دويخلة=Duwaikhilah دويمة=Duwaimah ديراب=Dirab ديرة=Dirah دين=Din ذاخر=Dhakhir ذرة=Dharrah ذهبان=Dhahban
ذهبي=Dhahabi رائد=Raid رابية=Rabiyah راجحي=Rajhi راشدية=Rashidiyah راقي=Raqi راكة=Rakah رانوناء=Ranuna
راية=Rayah رايس=Rayis ربوة=Rabwah ربى=Ruba ربيع=Rabi رجاء=Raja رجلا=Rajla رحاب=Rihab رحمانية=Rahmaniyah
رحمة=Rahmah رحيمة=Rahimah ردف=Ruddaf رسالة=Risalah رشد=Rushd رصيفة=Rusaifah رضوى=Radwa رغامة=Righamah
رغدان=Raghdan رفاع=Rifa رفعة=Rifah رفيعة=Rafiah رقيقة=Ruqaiqah ركبة=Rukbah رمال=Rimal رمان=Rumman
رمانة=Rummanah رماية=Rimayah رهط=Raht روابي=Rawabi رواد=Ruwwad روشن=Rawshan روضة=Rawdah روقية=Ruqayyah
رونق=Rawnaq رويس=Ruwais رويضة=Ruwaidah رياض=Riyad ريان=Rayyan ريحان=Rayhan ريع=Ri زاهر=Zahir زبارة=Zubarah
زرقاء=Zarqa زمرد=Zumurrud زمزم=Zamzam زهراء=Zahra زهرة=Zahrah زهور=Zuhur زور=Zur زيتون=Zaytun ساحل=Sahil
سار=Sar ساق=Saq سالمية=Salmiyah سامر=Samir سبيل=Sabil سحاب=Sahab سد=Sadd سداد=Sadad سدر=Sidr سدرة=Sedra
سرار=Sarar سروات=Sarawat سرور=Surur سرورية=Sururiyah سعادة=Saadah سعد=Saad سعود=Saud سفارات=Safarat سفح=Safh
سفراء=Sufara سفن=Sufun سقيا=Suqya سكب=Sakb سكة=Sikkah سكيرينة=Sukairinah سلام=Salam سلامة=Salamah
سلطان=Sultan سلطانة=Sultanah سلع=Sala سلم=Salam سلمان=Salman سلمانية=Salmaniyah سلمية=Sulaimiyah سلي=Sulay
سليم=Sulaim سليمانية=Sulaimaniyah سماء=Sama سماح=Samah سمحان=Samhan سمراء=Samra سميري=Sumairi سنابس=Sanabis
سنابل=Sanabil سنديان=Sindiyan سهل=Sahl سودة=Sawdah سوسن=Sawsan سوق=Suq سويدي=Suwaidi سويس=Suwais
سويفلة=Suwaifilah سويق=Suwaiq سياسب=Sayasib سيح=Sih سيف=Saif سيناء=Sina شاطئ=Shati شافية=Shafiyah شام=Sham
شامية=Shamiyah شباعة=Shubaah شبرا=Shubra شبيكة=Shubaikah شداخة=Shaddakhah شذا=Shadha شرائع=Sharai شراع=Shira
شراف=Sharaf شرافا=Sharafa شرفة=Shurfah شرفية=Sharafiyah شرق=Sharq شرقي=Sharqi شرقية=Sharqiyah شروق=Shuruq
شريبات=Shuraibat ششة=Shishah شظاة=Shadhah شعب=Shib شعبة=Shubah شعلة=Shulah شعيب=Shuaib شفا=Shifa
شلال=Shallal شلهوب=Shalhub شماس=Shammas شمال=Shamal شمالي=Shamali شمالية=Shamaliyah شمس=Shams شمسان=Shamsan
شميسي=Shumaisi شنانة=Shinanah شهار=Shihar شهباء=Shahba شهبة=Shahbah شهداء=Shuhada شوران=Shuran
شوقية=Shawqiyah شويكة=Shuwaikah شيخ=Shaikh صادقية=Sadiqiyah صاغر=Saghir صالحية=Salihiyah صبابة=Sababah
صباخ=Sabakh صبح=Subh صبيحي=Subaihi صحافة=Sahafah صحة=Sihhah صحيفة=Sahifah صخيرات=Sukhairat صدر=Sadr
صدفة=Sadafah صديق=Siddiq صريف=Sarif صفا=Safa صفاة=Safah صفراء=Safra صفوة=Safwah صقور=Suqur صلاح=Salah
صليب=Sulaib صناعية=Sinaiyah صنوبر=Sanawbar صهلوج=Sahluj صهوة=Sahwah صواري=Sawari صويدرة=Suwaidirah
صياح=Siyah ضاحي=Dahi ضاحية=Dahiyah ضباب=Dabab ضباط=Dubbat ضبط=Dabt ضحى=Duha ضرس=Dirs ضلع=Dil ضليعة=Dulaiah
ضمك=Damak ضيافة=Diyafah طبيشي=Tubaishi طريف=Turaif طف=Taf طوية=Tuwayyah طوير=Tuwair طويق=Tuwaiq طيبة=Taibah
ظاهرة=Dhahirah ظبي=Dhabi ظفر=Dhafar ظفير=Dhafir ظلال=Dhilal ظهران=Dhahran ظهرة=Dhahrah ظويهرة=Dhuwaihirah
عابدية=Abidiyah عارض=Arid عاقول=Aqul عالية=Aliyah عامر=Amir عبدالأشهل=Abdulashhal عبدالعزيز=Abdulaziz
عبدالله=Abdullah عبدالمجيد=Abdulmajid عتبان=Utban عتود=Itwad عتيبية=Utaibiyah عتيقة=Utaiqah عثمان=Uthman
عدامة=Adamah عدل=Adl عذيب=Udhaib عراق=Iraq عرفات=Arafat عرق=Irq عرقة=Irqah عروبة=Urubah عروة=Urwah عروس=Arus
عريجاء=Uraija عريسة=Uraisah عريض=Uraid عرين=Arin عز=Izz عزيزية=Aziziyah عسلاء=Asla عسيلة=Usailah
عشيماء=Ushaima عصبة=Usbah عصيلي=Usaili عفجة=Afjah عقبة=Aqabah عقربية=Aqrabiyah عقود=Uqud عقيق=Aqiq
عقيلة=Uqailah عكاظ=Ukaz عكيشية=Ukaishiyah علب=Ilb علقة=Alqah علوم=Ulum علي=Ali عليا=Olaya عليشة=Ulaishah
عمارية=Ammariyah عمال=Ummal عمامرة=Amamrah عمر=Umar عمرة=Umrah عنابس=Anabis عنبر=Anbar عنك=Anak عنود=Anud
عهد=Ahd عهن=Ihn عوالي=Awali عوامية=Awamiyah عود=Ud عودة=Awdah عويمرية=Uwaimiriyah عين=Ain عيون=Uyun
عيوني=Uyuni غابة=Ghabah غبيرة=Ghubairah غدير=Ghadir غراء=Gharra غرب=Gharb غربي=Gharbi غربية=Gharbiyah
غرناطة=Ghirnatah غروب=Ghurub غصيبة=Ghusaibah غطي=Ghatti غليل=Ghulail غويلا=Ghuwaila غيلان=Ghaylan فؤاد=Fuad
فاخرية=Fakhriyah فاروق=Faruq فاضلية=Fadiliyah فاو=Faw فايزية=Fayziyah فتح=Fath فجر=Fajr فرات=Furat
فردوس=Firdaws فرزان=Farzan فرسان=Fursan فرعة=Farah فرقان=Furqan فروسية=Furusiyah فضيلة=Fadilah فل=Full
فلاح=Falah فليج=Fulaij فناتير=Fanatir فنار=Fanar فهد=Fahd فواز=Fawwaz فوازية=Fawwaziyah فوطة=Futah
فيحاء=Fayha فيروز=Fayruz فيصل=Faisal فيصلية=Faisaliyah قابل=Qabil قادسية=Qadisiyah قباء=Quba
قبلتين=Qiblatain قبيبة=Qubaibah قدس=Quds قديح=Qudaih قديمات=Qudaimat قديمة=Qadimah قرارة=Qararah
قراقر=Quraqir قربان=Qurban قرطبة=Qurtubah قرن=Qarn قروى=Qarwa قرى=Qura قريات=Qurayyat قريش=Quraysh
قرين=Qurain قزاز=Qazzaz قشاشية=Qashashiyah قشلة=Qishlah قصر=Qasr قصواء=Qaswa قصور=Qusur قفار=Qufar
قلعة=Qalah قمة=Qimmah قمر=Qamar قمرية=Qumriyah قوزين=Quzain قويزة=Quwaizah قويع=Quwai قيروان=Qairawan
كادي=Kadi كبير=Kabir كدي=Kudai كرامة=Karamah كرم=Karam كعكية=Kakiyah كمدة=Kumdah كندرة=Kandarah
كواكب=Kawakib كوت=Kut كوثر=Kawthar كورنيش=Corniche كويكب=Kuwaikib لؤلؤ=Lulu لبدة=Lubdah لبن=Laban
لبنان=Lubnan لدام=Lidam لقائط=Laqait مؤتمرات=Mutamarat ماشي=Mashi مالك=Malik مباركية=Mubarakiyah
مبعوث=Mabuth مثناة=Mathnah مجابل=Majabil مجد=Majd مجيدية=Majidiyah محاسن=Mahasin محالة=Mahalah
محاميد=Mahamid محجر=Mahjar محدود=Mahdud محطة=Mahattah محمد=Muhammad محمدية=Muhammadiyah مدائن=Madain
مدينة=Madinah مذينب=Mudhainib مربع=Murabba مرتفعات=Murtafaat مرجان=Murjan مرخة=Markhah مرسلات=Mursalat
مرسى=Marsa مرقاب=Mirqab مرقب=Marqab مروة=Marwah مروج=Muruj مريخ=Mirrikh مريكبات=Muraikabat مزدلفة=Muzdalifah
مزروعية=Mazruiyah مزيين=Muzayyin مساعدية=Musaidiyah مستقبل=Mustaqbal مستودعات=Mustawdaat مسرة=Masarrah
مسفلة=Misfalah مسك=Misk مسوكف=Musawkaf مشارف=Masharif مشاعل=Mashail مشرفة=Mushrifah مشعل=Mishal مشهد=Mashhad
مصانع=Masani مصيف=Masif مطار=Matar مطر=Matar مطرفية=Mutrafiyah معابدة=Maabdah معاد=Maad معارض=Maarid
معاقلة=Maaqilah معاوية=Muawiyah معتلاء=Mutala معذر=Mathar معرفة=Marifah معشي=Mashi معكال=Mikal
معلمين=Muallimin معيزلة=Muaizilah مغرزات=Mughrazat مغمس=Mughammas مغيراء=Mughaira مغيضة=Mughaidah
مفارجة=Mafarijah مفتاحة=Miftahah مقام=Maqam مكارمة=Makarimah مكة=Makkah ملاحة=Mallahah ملاوي=Malawi
ملز=Malaz ملقا=Malqa مليبيد=Mulaibid مليساء=Mulaisa مناخة=Manakhah منار=Manar منارات=Manarat منتزه=Muntazah
منتزهات=Muntazahat منسك=Mansak منشية=Manshiyah منصورة=Mansurah منصورية=Mansuriyah منفوحة=Manfuhah
منهل=Manhal منى=Mina مها=Maha مهدية=Mahdiyah مهزور=Mahzur مهندسين=Muhandisin مودة=Mawaddah موسى=Musa
موطا=Muta موظفين=Muwazzafin مونسية=Munsiyah ميناء=Mina ناصر=Nasir ناصرة=Nasirah ناصرية=Nasiriyah
ناصفة=Nasifah نايف=Nayif نايفية=Nayifiyah نبلاء=Nubala نجاح=Najah نجار=Najjar نجد=Najd نجم=Najm نجمة=Najmah
نجيل=Nujail نخب=Nakhab نخبة=Nukhbah نخل=Nakhl نخيل=Nakhil ندوة=Nadwah ندى=Nada نرجس=Narjis نزلة=Nuzlah
نزهة=Nuzhah نسيم=Nasim نصب=Nasb نصر=Nasr نصف=Nisf نظيم=Nazim نعاثل=Naathil نعجان=Najan نعمان=Numan نعيم=Naim
نغيلة=Nughailah نفل=Nafal نقا=Naqa نقرة=Nuqrah نقيب=Naqib نمار=Namar نمران=Nimran نموذجية=Namudhajiyah
نهضة=Nahdah نهوقة=Nahuqah نوارية=Nawwariyah نور=Nur نورس=Nawras نويعمة=Nuwaimah نيل=Nil هجر=Hajar
هجرة=Hijrah هجلة=Hajlah هدا=Hada هداية=Hidayah هدراء=Hadra هضبة=Hadbah هفوف=Hufuf هلال=Hilal
هلالية=Hilaliyah هنداوية=Hindawiyah هيت=Heet وئام=Wiam واحة=Wahah وادي=Wadi وبرة=Wabrah وداد=Widad ورد=Ward
وردتين=Wardatain ورود=Wurud وزارات=Wizarat وزيرية=Waziriyah وسام=Wisam وسيطاء=Wusaita وشام=Wisham
وشحاء=Washha وطني=Watani وعيرة=Wuairah وفاء=Wafa ولي=Wali وليدان=Walidan ياسمين=Yasmin ياقوت=Yaqut
يرموك=Yarmuk يسر=Yusr يمامة=Yamamah يمانية=Yamaniyah يمن=Yaman ينبع=Yanbu يوسف=Yusuf
`;

/** Pairs of an Arabic word (as spelled above, unfolded) and its English. */
export const placeWords: ReadonlyArray<readonly [arabic: string, english: string]> = TABLE.trim()
  .split(/\s+/)
  .map((pair) => {
    const cut = pair.indexOf('=');
    return [pair.slice(0, cut), pair.slice(cut + 1)] as const;
  });
