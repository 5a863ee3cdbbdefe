import type { MessageStory } from './message-story.ts'
import { monthsAtWork } from './message-story-of-work.ts'

/** Conversations of the demo accounts and a few others. The phone numbers in them belong to nobody. */
export const messageStories: readonly MessageStory[] = [
  {
    seeker: 'demo.seeker',
    employer: 'demo.hiwot',
    talks: [
      {
        after: 'application.interview',
        hours: 5,
        lines: [
          ['seeker', 'ሰላም ወ/ሮ ሕይወት። ለቃለ መጠይቅ ስለጋበዙኝ አመሰግናለሁ። አንድ ጥያቄ አለኝ፦ እሑድ ዕረፍት ነው?'],
          ['employer', 'ሰላም ትዕግሥት። አዎ፣ እሑድ ሙሉ ቀን ዕረፍት ነው። እኛም ቤተ ክርስቲያን ሄደን ዘመድ እንጠይቃለን።'],
          ['seeker', 'በጣም ጥሩ። እሑድ እናቴን መጠየቅ እፈልጋለሁ። ልጆቹ ስንት ዓመታቸው ነው?'],
          ['employer', 'የ7፣ የ9 እና የ12 ዓመት ናቸው። ዋናው ሥራ ከትምህርት በኋላ ልጆቹን በቤት ሥራቸው ማገዝ ነው።'],
          ['seeker', 'ደስ ይላል። ባለፈው ሥራዬም ልጆችን በየቀኑ በቤት ሥራቸው አግዝ ነበር።'],
        ],
      },
      {
        after: 'application.interview',
        hours: 27,
        lines: [
          ['employer', 'ካቀረብኩልዎ ሰዓቶች የትኛው ይመችዎታል?'],
          ['employer', 'መንገዱ ከጠፋብዎት ይደውሉልኝ፦ 0911 00 00 61። መጥተን እንቀበልዎታለን።'],
        ],
      },
    ],
    unread: { seeker: 2 },
  },
  {
    seeker: 'demo.seeker',
    employer: 'demo.chaltu',
    talks: [
      {
        after: 'offer.send',
        hours: 3,
        lines: [
          [
            'employer',
            'Akkam jirtu, Tigist? Affeerraa hojii isiniif ergineerra. Ijoollee lama qabna, kan waggaa 3 fi 5.',
          ],
          ['seeker', 'Nagaadha, galatoomaa. Affeerricha argeera. Torbanitti guyyaan boqonnaa meeqa?'],
          ['employer', 'Guyyaa tokko, Dilbata. Yoo barbaaddan Sanbata waaree boodas boqochuu dandeessu.'],
          ['seeker', "Baay'ee gaariidha. Dilbata maatii koo gaafachuun barbaada; isaan Bishooftuu jiraatu."],
          ['employer', 'Rakkoo hin qabu, Adaamaatti dhiyoodha.'],
          ['seeker', "Hojiin sa'aatii meeqatti jalqabee meeqatti xumurama?"],
        ],
      },
      {
        after: 'application.apply',
        hours: 5,
        lines: [
          ['employer', 'Ganama 07:30 irraa hanga 17:00tti. Laaqana nu waliin nyaattu.'],
          ['employer', 'Yeroo fudhadhaatii yaadaa. Gaaffii yoo qabaattan asitti nuuf barreessaa.'],
        ],
      },
    ],
    unread: { seeker: 2 },
  },
  {
    seeker: 'demo.seeker',
    employer: 'demo.household',
    talks: [
      {
        after: 'application.shortlist',
        hours: 4,
        lines: [
          ['seeker', 'Good morning, Mrs Almaz. Thank you for putting me on your shortlist.'],
          [
            'employer',
            'Good morning, Tigist. We liked your application. Have you cleaned guest rooms before?',
          ],
          [
            'seeker',
            'In a family home, yes: five bedrooms, and the linen every week. In a guest house it would be my first time, but I learn fast.',
          ],
          [
            'employer',
            'That is fine. Your colleague has been with us for four years and will show you everything.',
          ],
          ['seeker', 'I am glad to hear that. How many rooms is it in a day?'],
          ['employer', 'Twelve, for the two of you. You finish at three in the afternoon.'],
        ],
      },
      {
        after: 'application.shortlist',
        hours: 28,
        lines: [
          ['seeker', 'And the Sundays? I sing in the choir of my church.'],
          ['employer', 'Every second Sunday is free. On the others you are done by eleven.'],
          [
            'seeker',
            'Thank you, that works. Could I see the house before I decide? I am free on Thursday after two.',
          ],
          ['seeker', 'You can also call me on 0911 00 00 41.'],
        ],
      },
    ],
    unread: { employer: 2 },
  },
  {
    seeker: 'demo.seeker',
    employer: 'demo.ginbot',
    talks: [
      ...monthsAtWork,
      {
        after: 'application.reject',
        hours: 2,
        lines: [
          [
            'employer',
            'Dear Tigist, we had already promised this place to somebody in the house. You worked so well for us that we will write to you first when the next one is free.',
          ],
          ['seeker', 'Thank you for telling me so kindly. Please greet everybody in the kitchen from me.'],
        ],
      },
    ],
  },
  {
    seeker: 'demo.seeker',
    employer: 'demo.solomon',
    talks: [
      {
        after: 'offer.accept',
        hours: 6,
        lines: [
          [
            'employer',
            'Good that you accepted. Before you start, please send me 500 birr for the registration by telebirr.',
          ],
          ['seeker', 'Good evening. Abronet says that a job seeker never pays. Why should I send money?'],
          [
            'employer',
            'It is only a deposit. You must pay 500 birr first, and you get it back with your first salary.',
          ],
        ],
      },
    ],
    unread: { seeker: 1 },
  },
  {
    seeker: 'demo.seeker',
    talks: [
      {
        hours: -30,
        lines: [
          ['seeker', 'Hello. An employer wants 500 birr from me before I start. Is that right?'],
          [
            'staff',
            'Hello Tigist. No. A job seeker never pays: not for a job, not for a registration, not as a deposit. Please send nothing.',
          ],
          ['seeker', 'Thank you. I have sent nothing.'],
          ['staff', 'Very good. You did the right thing when you asked. We are looking into it.'],
        ],
      },
    ],
  },
  {
    employer: 'demo.household',
    talks: [
      {
        hours: -3,
        lines: [
          [
            'employer',
            'Hello. Somebody whom I hired would like to begin three days earlier than we wrote. Can we change the date?',
          ],
        ],
      },
    ],
    unread: { staff: 1 },
  },
  {
    seeker: 'fatuma.abdi.2',
    talks: [
      { hours: -50, lines: [['seeker', 'ጤና ይስጥልኝ። መገለጫዬ ላይ ፎቶ እንዴት እጨምራለሁ?']] },
      {
        hours: -44,
        lines: [
          ['staff', 'ጤና ይስጥልኝ ፋጡማ። «መገለጫ ያስተካክሉ» የሚለውን ይንኩና ፎቶ ይምረጡ። በቂ ብርሃን ያለው ፎቶ ጥሩ ነው።'],
          ['seeker', 'ተሳክቶልኛል፣ አመሰግናለሁ!'],
        ],
      },
    ],
  },
  {
    seeker: 'ruth.markos.27',
    employer: 'demo.household',
    talks: [
      {
        after: 'offer.send',
        hours: 0.2,
        lines: [
          ['seeker', 'ለሥራ ግብዣው በጣም አመሰግናለሁ! ስልኬ 0911 00 00 27 ነው።'],
          ['employer', 'እኛም ደስ ብሎናል። ስልክ ቁጥሮች የሚታዩት ቅጥሩ ከተረጋገጠ በኋላ ነው።'],
        ],
      },
      {
        after: 'offer.hire',
        hours: 1,
        lines: [
          ['employer', 'እንኳን ደስ አለዎት ሩት! አሁን ቁጥርዎን አይቻለሁ። የእኔ 0911 00 00 62 ነው።'],
          ['seeker', 'እግዚአብሔር ይስጥልኝ። ሰኞ በስንት ሰዓት ልምጣ?'],
          ['employer', 'በ08:00 ይምጡ። ቤቱ ከመድኃኔ ዓለም ቤተ ክርስቲያን ጀርባ ነው፤ ሲደርሱ ይደውሉ።'],
          ['seeker', 'እሺ፣ በሰዓቱ እደርሳለሁ።'],
        ],
      },
    ],
  },
  {
    seeker: 'fatuma.abdi.2',
    employer: 'demo.household',
    talks: [
      {
        after: 'application.shortlist',
        hours: 2,
        lines: [
          ['employer', 'ጤና ይስጥልኝ ፋጡማ። የጾም ምግቦችን ይሠራሉ?'],
          ['seeker', 'አዎ። ሽሮ፣ ምስር፣ ጎመንና ተጋቢኖ በደንብ እሠራለሁ። እንጀራም እጋግራለሁ።'],
          ['employer', 'በጣም ጥሩ። ዳቦስ?'],
          ['seeker', 'ዳቦም እጋግራለሁ። ለመነጋገር ስልኬ 0911 00 00 02 ነው።'],
        ],
      },
    ],
    unread: { employer: 1 },
  },
  {
    seeker: 'hawi.tolosa.97',
    employer: 'demo.business',
    talks: [
      {
        after: 'application.review',
        hours: 1,
        lines: [
          ['seeker', 'Akkam jirtu? Iyyata koo ilaaltaniittuu?'],
          [
            'employer',
            'Akkam jirtu, Hawi? Eeyyee, ilaalaa jirra. Nyaata aadaa bilcheessuu irratti muuxannoo qabduu?',
          ],
          ['seeker', 'Eeyyee, mana nyaataa keessatti waggaa lama hojjedheera. Dilbata boqonnaadhaa?'],
          ['employer', 'Hoteelli Dilbatas ni banama, garuu torbanitti guyyaa lama ni boqottu.'],
          ['seeker', 'Galatoomaa. Deebii yoom argadha?'],
        ],
      },
    ],
    unread: { employer: 1 },
  },
  {
    seeker: 'hayat.abdi.82',
    employer: 'demo.business',
    talks: [
      {
        after: 'offer.accept',
        hours: 1,
        lines: [
          ['seeker', 'I have accepted your offer. What should I bring on the first day?'],
          ['employer', 'Only your identity card. The uniform and lunch are ours.'],
          ['seeker', 'Thank you. Shall I come to the main gate?'],
          ['employer', 'To the staff entrance, to the left of it. Somebody will wait for you there.'],
        ],
      },
    ],
  },
]
