import type { Lines } from './listed.ts'

/**
 * Everyday words for the titles of jobs beside their names: English, Amharic, Amharic in Latin letters, Afaan Oromoo in
 * its masculine and feminine forms. Several ids where the word means several.
 */
export const workSynonyms: readonly (readonly [ids: readonly string[], lines: Lines])[] = [
  [
    ['accountant'],
    [
      'accounts clerk, accounting, book keeper, book keeping',
      'ሒሳብ ሠራተኛ, የሒሳብ ሠራተኛ, ሒሳብ ባለሙያ, አካውንቲንግ, ሒሳብ ያዥ',
      'hisab serategna, yehisab balemuya',
      'ogeettii herregaa, ogeessa herrega, herregduu, herrega qabaa, akkaawuntaantii',
    ],
  ],
  [
    ['babysitter'],
    [
      'sitter, baby watcher, child minder, childminder, child sitter',
      'ቤቢሲተር, ቤቢ ሲተር, ልጅ የምትጠብቅ, ልጅ የሚጠብቅ, ልጆች የምትጠብቅ, ልጆች የሚጠብቅ, ልጅ ጠባቂ, የልጅ ጠባቂ, የልጆች ጠባቂ, ሕፃን የምትጠብቅ, ሕፃን የሚጠብቅ',
      'hitsan tebaki, htsan tebaki, lij tebaki, yelij tebaki',
      "eegduu daa'imaa, daa'ima eegduu, daa'ima eegaa, eegduu ijoollee, eegaa ijoollee, ijoollee eegduu, mucaa eegduu, eegduu mucaa, daa'ima eegdu",
    ],
  ],
  [
    ['nanny', 'babysitter'],
    [
      'child carer, ayah',
      'ልጅ የምትይዝ, ልጅ የሚይዝ, ልጅ ያዥ, ልጅ የምትይዝልን, ልጅ የምታሳድግ, ልጅ ተንከባካቢ, ሕፃን የምትይዝ, ልጆች የምትይዝ',
      'lij yazh, lij yemtyiz',
      'mucaa guddistuu',
    ],
  ],
  [
    ['nanny'],
    [
      'nany, nannie, nurse maid, nursemaid, governess, au pair',
      'ሞግዚትነት, የልጅ ሞግዚት, የልጆች ሞግዚት, ናኒ',
      'mogzit, mogzet, mogzite, mogezit, moguzit',
      "guddiftuu, guddistuu, guddisaa, guddiftuu daa'imaa, guddistuu daa'imaa, guddisaa daa'imaa, daa'ima guddiftuu, daa'ima guddistuu, guddiftuu mucaa, guddistuu mucaa, guddiftuu ijoollee, guddistuu ijoollee, moogzitii, mogzitii, guddifattuu",
    ],
  ],
  [
    ['baker'],
    [
      'bakery, pastry maker, bakery worker, pastry chef',
      'ጋጋሪ, ዳቦ ጋጋሪነት, ዳቦ የሚጋግር, ዳቦ የምትጋግር, የዳቦ ቤት ሠራተኛ, ኬክ ጋጋሪ, ዳቦ መጋገር',
      'dabo gagari',
      'tolchituu daabboo, daabboo tolchaa, daabboo tolchituu, tolchaa daabboo, daabboo tolchuu, beekerii',
    ],
  ],
  [
    ['barista'],
    [
      'coffee maker, machine man',
      'ባሪስታነት, ቡና አፍይ, ቡና አፍላቂ, የማኪያቶ ባለሙያ, የማሽን ባለሙያ',
      'buna afy',
      'baaristaa, buna danfistuu, buna danfisaa',
    ],
  ],
  [
    ['caregiver'],
    [
      'care giver, care taker of elderly, carer, companion, care worker, elder carer, elderly caregiver, home carer, elderly carer',
      'አስታማሚ, የሚንከባከብ, የምትንከባከብ, ታማሚ ተንከባካቢ, የአረጋውያን ተንከባካቢ, አረጋዊ ተንከባካቢ, አዛውንት ተንከባካቢ, የአዛውንት ተንከባካቢ, ሽማግሌ ተንከባካቢ, ተንከባካቢነት, አዛውንት የሚንከባከብ, አዛውንት የምትንከባከብ, አረጋዊ የሚንከባከብ, አረጋዊ የምትንከባከብ, ሽማግሌ የሚንከባከብ, ሽማግሌ የምትንከባከብ, ታማሚ የሚንከባከብ, ታማሚ የምትንከባከብ, በሽተኛ ተንከባካቢ, በሽተኛ የሚንከባከብ',
      'tenkebakabi, astamami, tenkebkabi',
      'kunuunsituu, kunuunsituu manguddoo, kunuunsaa manguddoo, manguddoo kunuunsituu, manguddoo kunuunsaa, maanguddoo kunuunsituu, maanguddoo kunuunsaa, kunuunsituu maanguddoo, kunuunsaa maanguddoo, kunuunsituu dhukkubsataa, dhukkubsataa kunuunsituu, kunuunsitu',
    ],
  ],
  [
    ['carpenter'],
    [
      'wood worker, furniture maker, cabinet maker, carpentry',
      'እንጨት ሠራተኛ, የእንጨት ሥራ, አናጺነት, እንጨት ሥራ',
      'anatsi, anati, anatsy',
      'ogeettii mukaa, hojjetaa mukaa, muka hojjetaa, anaaxii, hojii mukaa',
    ],
  ],
  [
    ['cashier'],
    [
      'till operator, casher, cash register',
      'ካሸሪ, ካሽየር, ሒሳብ ተቀባይ, ካሺየር, ገንዘብ ያዥ, ገንዘብ ተቀባይነት',
      'genzeb tekebay, genzeb yazh',
      'kaasheera, kaasheerii, maallaqa fudhataa, maallaqa fudhattuu, fudhattuu maallaqaa',
    ],
  ],
  [
    ['chef'],
    ['chef, head cook, private chef, sous chef, head chef', 'ሼፍ, ዋና ሼፍ', 'shef', 'sheefii, sheefii nyaataa'],
  ],
  [
    ['cook'],
    [
      'cook, private cook, family cook, kitchen worker, kitchen help, kitchen helper, kitchen assistant, injera baker, injera maker, cook lady',
      'ምግብ አብሳይ, ወጥ ሠሪ, ኩክ, ምግብ ሠሪ, ምግብ የምትሠራ, ምግብ የሚሠራ, ምግብ የምታበስል, ምግብ የሚያበስል, ወጥ ቤት ሠራተኛ, የወጥ ቤት ሠራተኛ, አብሳይ, ወጥ ቤት, ምግብ አብሳይነት, ምግብ አዘጋጅ, እንጀራ ጋጋሪ, እንጀራ የምትጋግር',
      'wot bet, wotbet, wet bet, wot seri, wet seri, wat seri, migib absay, migb abisay, megeb abesay, migib abisay, migb seri, mgb abisay, migib seri, kuk',
      'nyaata bilcheessaa, nyaata bilcheessituu, bilcheessituu nyaataa, bilcheessaa nyaataa, bilcheessituu, bilcheessaa, ittoo hojjettuu, ittoo hojjetaa, nyaata hojjettuu, nyaata hojjetaa, nyaata hojjetu, nyaata kan bilcheessitu, nyaata bilcheessitu, kuukii, buddeena tolchituu, buddeena tolchaa',
    ],
  ],
  [
    ['cleaner'],
    [
      'cleaning lady, cleaning woman, cleaning man, cleaning worker, office cleaner, room cleaner, home cleaner, sweeper, char woman, cleaning staff',
      'ጽዳት ሠራተኛ, አጽጂ, ጽዳት ሠሪ, የጽዳት ሠራተኛ, የሚያጸዳ, የምታጸዳ, ቤት አጽጂ, ቢሮ አጽጂ, ክፍል አጽጂ, የቢሮ ጽዳት ሠራተኛ',
      'tsidat serategna, tsdat serategna, yetsidat serategna, tsidat, atsji',
      'hojjettuu qulqullinaa, hojjetaa qulqullinaa, qulqulleessituu, qulqulleessaa, mana qulqulleessituu, mana qulqulleessaa, qulqulleessituu manaa, qulqulleessituu waajjiraa',
    ],
  ],
  [
    ['delivery-courier'],
    [
      'delivery, courier, delivery man, delivery rider, delivery driver, delivery boy, motor rider, motorbike rider, motorist, delivery person, rider',
      'እቃ አድራሽ, አድራሽ, ዴሊቨሪ ሠራተኛ, ዕቃ የሚያደርስ, ምግብ የሚያደርስ, ሞተረኛ, ሞተር ሳይክል, ዲሊቨሪ, ደሊቨሪ',
      'eka adrash, telalaki, motoregna',
      'meeshaa geessituu, geessituu meeshaa, geessaa meeshaa, diliivarii, deliverii, ergamaa',
    ],
  ],
  [
    ['driver'],
    [
      'driver, personal driver, family driver, car driver, chauffeur, house driver, taxi driver, school driver, truck driver, bajaj driver',
      'ሾፌር, ሹፌር, ሹፈር, ሾፈር, መኪና ነጂ, ነጂ, መኪና አሽከርካሪ, የቤት ሹፌር, የቤት ሾፌር, ሹፌርነት, አሽከርካሪ, የመኪና ሹፌር',
      'shufer, shofer, shoufer, shufeer, ashkerkari, shoferr',
      'konkolaachistuu, konkolaachiftuu, konkolaachisaa, konkolaachisu, konkolaachisaa konkolaataa, shufeera, shufeerii, shuufeera, shooferii, oofaa konkolaataa, konkolaataa oofaa',
    ],
  ],
  [
    ['electrician'],
    [
      'electric worker, electrical worker, electrical technician, electric man, electricity, electrical',
      'ኤሌክትሪክ ባለሙያ, ኤሌክትሪክ ሠራተኛ, የኤሌክትሪክ ሠራተኛ, የኤሌክትሪክ ሥራ, ኤሌትሪክ, የመብራት ሠራተኛ, ኤሌክትሪሺያን, ኤሌክትሪክ',
      'elektrik serategna, elektrishan',
      'elektirishaanii, ogeettii elektirikii, ogeessa elektirikii, ogeessa ibsaa, elektirikii, hojjetaa elektirikii',
    ],
  ],
  [
    ['event-assistant'],
    [
      'event helper, wedding helper, event staff, usher, party helper, wedding assistant, event worker',
      'የሠርግ ረዳት, የድግስ ረዳት, ዝግጅት ረዳት, የዝግጅት ሠራተኛ',
      'yeserg redat',
      'gargaartuu cidhaa, gargaaraa cidhaa, gargaartuu qophii, gargaaraa qophii, tajaajilaa cidhaa, tajaajiltuu cidhaa',
    ],
  ],
  [
    ['gardener'],
    [
      'garden worker, landscaper, garden man, lawn worker, gardner',
      'አትክልተኛ, አትክልት ሠራተኛ, የአትክልት ሠራተኛ, የጓሮ አትክልተኛ, አትክልት ተንከባካቢ',
      'atkiltegna, atkltegna, atikiltegna',
      'kunuunsituu biqiltuu, biqiltuu kunuunsaa, biqiltuu kunuunsituu, kunuunsaa biqiltuu, kunuunsaa mooraa, biqiltuu obaasaa, hojjetaa biqiltuu, kunuunsaa dirree',
    ],
  ],
  [
    ['handyman'],
    [
      'handy man, repair man, repairman, maintenance man, fixer, maintenance technician, odd jobs, handyperson',
      'ጥገና ባለሙያ, የጥገና ባለሙያ, ጥገና ሠራተኛ, የጥገና ሠራተኛ, ጠጋኝ, ሁለገብ ሠራተኛ, ሁለገብ ባለሙያ',
      'tigena serategna, yetigena balemuya, tegagn',
      'ogeessa suphaa, hojjetaa suphaa, ogeettii suphaa',
    ],
  ],
  [
    ['home-nurse'],
    [
      'nurse, nursing, home nursing, home care nurse, private nurse',
      'ነርስ, የቤት ነርስ, ነርስነት, የግል ነርስ, ቤት ለቤት ነርስ',
      'ners, yebet ners',
      'narsii, naarsii, narsii mana, nersii',
    ],
  ],
  [
    ['housekeeper'],
    [
      'maid, house maid, housemaid, domestic worker, domestic help, domestic helper, house help, househelp, home help, house worker, house girl, housegirl, house helper, house keeper, home maid, house boy, houseboy, house servant, household worker, home worker',
      'የቤት ሠራተኛ, ቤት ሠራተኛ, የቤት እመቤት ረዳት, ቤት ሠሪ, የቤት ሥራ የምትሠራ, የቤት ረዳት, ሜድ',
      'serategna, yebet serategna, yebet serategnoch, bet serategna, bet serategnoch, ye bet serategna, seratena, yebet seratena, serategnoch',
      'hojjettuu manaa, hojjetaa manaa, hojjettuu mana keessaa, hojjetaa mana keessaa, hojjettuu mana, hojjetaa mana, hojii manaa gargaartuu, gargaartuu manaa, seeraatanyaa, seeraateenyaa, saraatanyaa, seraatenyaa, seerategnaa, tajaajiltuu manaa, mana qabduu, hojjettuu mana jireenyaa, mana keessa hojjettuu',
    ],
  ],
  [['caregiver', 'janitor'], ['caretaker, care taker']],
  [
    ['janitor'],
    [
      'building cleaner, building caretaker, tower cleaner',
      'የሕንፃ ጽዳት, ሕንፃ ጽዳት ሠራተኛ, ሕንፃ አጽጂ',
      'yehintsa tsidat',
      'qulqulleessaa gamoo, qulqulleessituu gamoo, gamoo qulqulleessaa, hojjettuu qulqullina gamoo, hojjetaa qulqullina gamoo',
    ],
  ],
  [
    ['laundry-worker'],
    [
      'washer, laundress, laundry man, washer woman, clothes washer, washerwoman, laundry woman, laundry lady',
      'ልብስ አጣቢ, ልብስ የምታጥብ, ልብስ የሚያጥብ, አጣቢ, የላውንደሪ ሠራተኛ, የልብስ አጣቢ',
      'lebs atabi, libs atabi, lbs atabi',
      'miiccituu, miiccaa, uffata miiccituu, uffata miiccaa, miiccituu uffataa, miiccaa uffataa, uffata miiccitu, uffata dhiqxuu, hojjettuu laandirii, hojjetaa laandirii',
    ],
  ],
  [
    ['office-assistant'],
    [
      'office girl, office boy, office worker, secretary, office helper, clerk, typist, admin assistant, office clerk, data entry, data clerk',
      'ቢሮ ረዳት, የቢሮ ሠራተኛ, ቢሮ ሠራተኛ, ጸሐፊነት, ሴክሬታሪ, የቢሮ ጸሐፊ',
      'yebiro redat, tsehafi',
      'gargaartuu waajjiraa, gargaaraa waajjiraa, barreessituu, barreessaa, hojjettuu waajjiraa, hojjetaa waajjiraa',
    ],
  ],
  [
    ['painter'],
    [
      'wall painter, decorator, house painter',
      'ቀለም ቀቢ, ቀቢ, ቀለም የሚቀባ, ቀለም ቀቢነት, የቀለም ባለሙያ, የቀለም ቀቢ',
      'kelem kebi, qelem qebi, kelem qebi',
      'halluu dibduu, halluu dibaa, dibaa halluu, dibduu halluu, halluu dibu',
    ],
  ],
  [
    ['pet-sitter'],
    [
      'dog sitter, cat sitter, dog walker, animal carer, petsitter, pet carer, dog carer, pet minder',
      'ውሻ ተንከባካቢ, እንስሳት ተንከባካቢ, የእንስሳት ተንከባካቢ, የውሻ ተንከባካቢ, ድመት ተንከባካቢ, ውሻ የሚንከባከብ, ድመት የሚንከባከብ, እንስሳት የሚንከባከብ, ውሻ የምትንከባከብ, ድመት የምትንከባከብ, እንስሳት የምትንከባከብ',
      'wusha tenkebakabi',
      'kunuunsituu beeyladaa, kunuunsaa beeyladaa, kunuunsituu beeylada manaa, saree kunuunsaa, kunuunsaa saree, beeylada kunuunsaa, beeylada kunuunsituu, saree kunuunsu, saree kunuunsitu, adurree kunuunsu, adurree kunuunsitu, adurree kunuunsaa, adurree kunuunsituu, beeylada kunuunsu, beeylada kunuunsitu',
    ],
  ],
  [
    ['plumber'],
    [
      'plumbing, pipe fitter, pipe worker, pipe man, plumbing worker',
      'ቧንቧ ሠራተኛ, የቧንቧ ሥራ, የቧንቧ ባለሙያ, ቧንቧ, ቧንቧ ባለሙያ, ቧምቧ, ፕለምበር',
      'buanbua serategna, bwanbwa serategna, bambua serategna',
      'ogeettii ujummoo, ogeessa ujummoo, ogeessa ujummoo bishaanii, ujummoo bishaanii, ogeessa boombaa, hojjetaa ujummoo, ujummoo, boombaa, pilaambarii',
    ],
  ],
  [
    ['pool-technician'],
    [
      'pool man, pool cleaner, pool worker, pool boy',
      'የመዋኛ ገንዳ ሠራተኛ, መዋኛ ገንዳ ባለሙያ, የዋና ገንዳ ሠራተኛ, የመዋኛ ገንዳ የሚያጸዳ',
      'pul serategna',
      'hojjetaa puulii, ogeessa puulii, puulii daakaa, hojjetaa puulii daakaa, puulii qulqulleessaa',
    ],
  ],
  [
    ['receptionist'],
    [
      'reception, front desk, receptionst, front office',
      'ሪሴፕሽን, እንግዳ ተቀባይነት, ሪሴፕሽኒስት, ሪሰፕሽን, ሪሴብሽን',
      'engida tekebay, risepshin',
      'simattuu keessummaa, keessummaa simattuu, keessummaa simataa, simattuu keessummootaa, rasepshinii, risepshinii, simattuu',
    ],
  ],
  [
    ['salesperson'],
    [
      'sales, sales woman, sales man, sales lady, sales girl, shop keeper, shopkeeper, shop worker, shop girl, sales person, saleslady, sales worker, shop sales, shop assistant, sales assistant, sales representative',
      'ሽያጭ, ሽያጭ ሠራተኛ, የሽያጭ ባለሙያ, ሻጭ ሴት, የሱቅ ሠራተኛ, ሱቅ ሠራተኛ, ሻጭ, ሽያጭ ባለሙያ, ሱቅ ጠባቂ',
      'shiyach serategna, shach, suk serategna, yeshiyach serategna',
      'hojjettuu gurgurtaa, gurgurtuu, gurguraa, hojjettuu suuqii, hojjetaa suuqii, gurgurtaa',
    ],
  ],
  [
    ['security-guard'],
    [
      'guard, guards, watch man, security, security man, gate keeper, gatekeeper, door man, guard man, house guard, security officer, gate man, gateman, night guard, night watchman, watchman',
      'ጥበቃ, ዘበኛ, ጥበቃ ሠራተኛ, የጥበቃ, ጥበቃ ሰራተኝነት, ሴኩሪቲ, የቤት ዘበኛ, በር ጠባቂ, ጋርድ, ጥበቃ የሚሠራ',
      'zebegna, zebenya, tibeka, tebeka, tbeka, zebena, yetibeka serategna',
      'waardiyyaa, waardiyaa, eegaa, eegduu mooraa, eegaa mooraa, eegumsa, eegaa balbalaa, eegaa mana, hojjetaa eegumsaa, zabanyaa, eegduu balbalaa, eegaa manaa, eegduu, eegduu manaa, gaardii',
    ],
  ],
  [
    ['tailor'],
    [
      'sewer, dress maker, seamstress, sewing worker, tailoring',
      'ልብስ ሰፊ, ሰፊ, ልብስ የሚሰፋ, ልብስ የምትሰፋ, ልብስ ሰፊነት, የልብስ ሰፊ',
      'lebs sefi, libs sefi, lbs sefi',
      'uffata hodhituu, uffata hodhaa, hodhituu uffataa, hodhaa uffataa, hodhituu, hodhaa',
    ],
  ],
  [
    ['tutor'],
    [
      'teacher, home teacher, private teacher, private tutor, tutoring, home tutor, instructor',
      'አስጠኚ, አስተማሪ, መምህር, የቤት አስተማሪ, የሚያስጠና, የምታስጠና, አስጠኝ, የቤት ውስጥ አስተማሪ, አስጠኚነት',
      'astegni, astemari, memhir, astengi',
      "qo'achiistuu, qo'achiisaa, barsiistuu, barsiisaa, barsiisaa manaa, qo'achiisu, qorachiisaa",
    ],
  ],
  [
    ['waiter'],
    [
      'waitress, waiters, server, servers, waitres, hostess, waitering, waiter waitress, barman, steward, cafe worker, hotel worker, restaurant worker',
      'አስተናጋጅ, የሚያስተናግድ, የምታስተናግድ, የሚያስተናግዱ, አስተናጋጅነት, መስተንግዶ, ዋይተር, የካፌ ሠራተኛ, ካፌ ሠራተኛ, የሆቴል ሠራተኛ, የምግብ ቤት ሠራተኛ',
      'astenagaj, astenagaji, astenagach',
      'keessummeessituu, keessummeessaa, tajaajilaa hoteelaa, tajaajiltuu hoteelaa, weeytarii, weetarii, weeyterii, hojjettuu hoteelaa, hojjetaa hoteelaa',
    ],
  ],
  [
    ['window-cleaner'],
    [
      'window washer, glass cleaner',
      'መስኮት አጽጂ, መስታወት አጽጂ, የመስኮት አጽጂ, መስኮት የሚያጸዳ',
      'meskot atsji',
      'foddaa qulqulleessituu, foddaa qulqulleessaa, qulqulleessaa foddaa, foddaa dhiqaa',
    ],
  ],
]
