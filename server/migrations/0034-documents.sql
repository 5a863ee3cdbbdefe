-- What each type of account provides: a catalogue that staff maintain.
create table document_catalogue (
  id uuid primary key,
  account_type text not null check (account_type in ('CAREER', 'HOUSEHOLD', 'BUSINESS')),
  document_type text not null default 'ID_PROOF' check (document_type ~ '^[A-Z][A-Z_]{1,39}$'),
  label_en text not null check (length(label_en) between 1 and 120),
  label_am text not null check (length(label_am) between 1 and 120),
  label_om text not null check (length(label_om) between 1 and 120),
  description_en text not null check (length(description_en) <= 300),
  description_am text not null check (length(description_am) <= 300),
  description_om text not null check (length(description_om) <= 300),
  required boolean not null,
  position smallint not null check (position between 0 and 1000),
  -- Not asked for any more; what people have provided stays theirs.
  retired_at timestamptz,
  changed_at timestamptz not null default now()
);
create unique index document_catalogue_type on document_catalogue (account_type, document_type)
  where retired_at is null;

-- What somebody has provided: one for each entry. Missing is no row.
create table documents (
  id uuid primary key,
  -- Not by cascade: files are dropped with the row, and at the commit the database refuses to erase an account whose are left.
  account_id uuid not null references accounts (id) deferrable initially deferred,
  catalogue_id uuid not null references document_catalogue (id),
  state text not null check (state in ('UPLOADED', 'VERIFIED', 'REJECTED')),
  -- The upload it came from, sent again by a phone that lost the answer; for staff the version that they have seen.
  upload_id uuid not null,
  -- Null where the file of a rejected one has been erased.
  file_id uuid unique references stored_files (id),
  file_type text check (file_type in ('image/webp', 'application/pdf')),
  -- Whether a scanner has looked at it: nobody opens it before.
  scan text not null default 'CLEAN' check (scan in ('WAITING', 'CLEAN')),
  rejection text check (rejection in ('UNREADABLE', 'WRONG_DOCUMENT', 'EXPIRED', 'NAME_DIFFERS', 'INCOMPLETE',
    'NOT_GENUINE', 'UNSAFE', 'OTHER')),
  -- What staff wrote beside the reason, for the owner to read.
  note text not null default '' check (length(note) <= 300),
  uploaded_at timestamptz not null default now(),
  checked_at timestamptz,
  checked_by uuid references accounts (id) on delete set null,
  unique (account_id, catalogue_id),
  check ((state = 'REJECTED') = (rejection is not null)),
  check ((state = 'UPLOADED') = (checked_at is null)),
  check (state = 'REJECTED' or file_id is not null),
  check ((file_id is null) = (file_type is null)),
  check (state <> 'VERIFIED' or scan = 'CLEAN')
);
create index documents_waiting on documents (uploaded_at) where state = 'UPLOADED' and scan = 'CLEAN';
create index documents_scanning on documents (uploaded_at) where scan = 'WAITING';
create index documents_rejected on documents (checked_at) where state = 'REJECTED' and file_id is not null;
create index documents_catalogue on documents (catalogue_id);

-- Pictures of the pages, drawn by us, that staff look at.
create table document_pages (
  document_id uuid not null references documents (id) on delete cascade,
  page smallint not null check (page between 1 and 10),
  file_id uuid not null references stored_files (id),
  primary key (document_id, page)
);
create index document_pages_file on document_pages (file_id);

-- What employers see of a seeker: that it was checked, and when.
create table seeker_verifications (
  account_id uuid primary key references accounts (id) on delete cascade,
  identity_checked_at timestamptz,
  guarantor_confirmed_at timestamptz,
  trained_at timestamptz
);

alter table employer_verifications
  -- All required documents were verified, or staff vouch for the employer and say why.
  add column basis text not null default 'VOUCHED' check (basis in ('DOCUMENTS', 'VOUCHED')),
  add column reason text not null default '' check (length(reason) <= 500);

insert into document_catalogue (id, account_type, document_type, label_en, label_am, label_om,
    description_en, description_am, description_om, required, position) values
  ('0199f000-0000-7000-8000-000000000001', 'CAREER', 'ID_PROOF', 'Kebele ID or Fayda National ID', 'የቀበሌ መታወቂያ ወይም ፋይዳ ብሔራዊ መታወቂያ', 'Waraqaa eenyummaa gandaa yookaan eenyummaa biyyaalessaa Faayidaa',
   'Clear copy of both sides of a valid identity card.',
   'ጊዜው ያላለፈበት መታወቂያ የሁለቱም ገጽ ግልጽ ቅጂ።',
   'Garagalcha ifaa fuula lamaan waraqaa eenyummaa kan yeroon isaa hin darbine.', true, 0),
  ('0199f000-0000-7000-8000-000000000002', 'CAREER', 'PASSPORT', 'Passport', 'ፓስፖርት', 'Paaspoortii',
   'Photo page of a valid passport, if you have one.',
   'ካለዎት ጊዜው ያላለፈበት ፓስፖርት የፎቶ ገጽ።',
   'Yoo qabaattan, fuula suuraa paaspoortii kan yeroon isaa hin darbine.', false, 10),
  ('0199f000-0000-7000-8000-000000000003', 'CAREER', 'POLICE_CLEARANCE', 'Police clearance certificate', 'ከወንጀል ነፃ የምስክር ወረቀት', 'Ragaa yakka irraa bilisa ta''uu',
   'Certificate from the Federal Police or a regional police office.',
   'ከፌዴራል ፖሊስ ወይም ከክልል ፖሊስ የተሰጠ ማስረጃ።',
   'Ragaa Poolisii Federaalaa yookaan poolisii naannoo irraa kenname.', false, 20),
  ('0199f000-0000-7000-8000-000000000004', 'CAREER', 'MEDICAL_CERTIFICATE', 'Medical certificate', 'የሕክምና ምስክር ወረቀት', 'Ragaa fayyaa',
   'Result of a health check from a licensed clinic or hospital.',
   'ፈቃድ ካለው ክሊኒክ ወይም ሆስፒታል የተሰጠ የጤና ምርመራ ውጤት።',
   'Bu''aa qorannoo fayyaa kilinika yookaan hospitaala hayyama qabu irraa kenname.', false, 30),
  ('0199f000-0000-7000-8000-000000000005', 'CAREER', 'EDUCATION_CERTIFICATE', 'Education certificate', 'የትምህርት ማስረጃ', 'Ragaa barnootaa',
   'School, vocational or university certificate for your highest level.',
   'የደረሱበትን ከፍተኛ የትምህርት ደረጃ የሚያሳይ የትምህርት ቤት፣ የሙያ ወይም የዩኒቨርሲቲ ማስረጃ።',
   'Ragaa mana barumsaa, ogummaa yookaan yunivarsiitii sadarkaa barnoota keessan isa olaanaa agarsiisu.', false, 40),
  ('0199f000-0000-7000-8000-000000000006', 'CAREER', 'TRAINING_CERTIFICATE', 'Training certificate', 'የሥልጠና ምስክር ወረቀት', 'Ragaa leenjii',
   'Certificate of any course related to the job you want.',
   'ከሚፈልጉት ሥራ ጋር የተያያዘ የማንኛውም ሥልጠና ምስክር ወረቀት።',
   'Ragaa leenjii kamiiyyuu hojii barbaaddan wajjin walqabatu.', false, 50),
  ('0199f000-0000-7000-8000-000000000007', 'CAREER', 'EXPERIENCE_LETTER', 'Work experience letter', 'የሥራ ልምድ ማስረጃ', 'Ragaa muuxannoo hojii',
   'Letter from a former employer stating the work done and the dates.',
   'የተሠራውን ሥራና ጊዜውን የሚገልጽ ከቀድሞ አሠሪ የተጻፈ ደብዳቤ።',
   'Xalayaa hojjechiisaa duraanii irraa kenname kan hojii hojjetamee fi yeroo isaa ibsu.', false, 60),
  ('0199f000-0000-7000-8000-000000000008', 'CAREER', 'REFERENCE_LETTER', 'Reference letter', 'የድጋፍ ደብዳቤ', 'Xalayaa deeggarsaa',
   'Signed letter from someone who knows your work and character.',
   'ሥራዎንና ባህሪዎን ከሚያውቅ ሰው የተፈረመ ደብዳቤ።',
   'Xalayaa mallattaa''e nama hojii fi amala keessan beeku irraa.', false, 70),
  ('0199f000-0000-7000-8000-000000000009', 'CAREER', 'DRIVING_LICENCE', 'Driving licence', 'መንጃ ፈቃድ', 'Hayyama konkolaachisummaa',
   'Valid licence, required for driving jobs.',
   'ለመንዳት ሥራ የሚያስፈልግ ጊዜው ያላለፈበት ፈቃድ።',
   'Hayyama yeroon isaa hin darbine, hojii konkolaachisummaatiif kan barbaachisu.', false, 80),
  ('0199f000-0000-7000-8000-000000000010', 'CAREER', 'GUARANTEE_LETTER', 'Guarantee letter', 'የዋስትና ደብዳቤ', 'Xalayaa wabummaa',
   'Letter signed by your guarantor together with a copy of the guarantor''s ID.',
   'በዋስዎ የተፈረመ ደብዳቤ ከዋሱ መታወቂያ ቅጂ ጋር።',
   'Xalayaa wabiin keessan mallatteesse garagalcha waraqaa eenyummaa isaa wajjin.', false, 90),
  ('0199f000-0000-7000-8000-000000000011', 'CAREER', 'PHOTO', 'Passport-size photo', 'ጉርድ ፎቶግራፍ', 'Suuraa gurdii',
   'Recent photo with a plain background.',
   'በቅርቡ የተነሡት፣ ጀርባው አንድ ዓይነት ቀለም ያለው ፎቶ።',
   'Suuraa dhiyoo kaafame kan duubni isaa halluu tokko ta''e.', false, 100),
  ('0199f000-0000-7000-8000-000000000012', 'HOUSEHOLD', 'ID_PROOF', 'Kebele ID or Fayda National ID', 'የቀበሌ መታወቂያ ወይም ፋይዳ ብሔራዊ መታወቂያ', 'Waraqaa eenyummaa gandaa yookaan eenyummaa biyyaalessaa Faayidaa',
   'Identity card of the household head or of the person who represents the business.',
   'የቤተሰብ ኃላፊ ወይም ድርጅቱን የሚወክለው ሰው መታወቂያ።',
   'Waraqaa eenyummaa itti gaafatamaa maatii yookaan nama dhaabbata bakka bu''u.', true, 0),
  ('0199f000-0000-7000-8000-000000000013', 'HOUSEHOLD', 'RESIDENCE_PROOF', 'Proof of address', 'የመኖሪያ አድራሻ ማረጋገጫ', 'Ragaa teessoo jireenyaa',
   'Utility bill, rental agreement or kebele letter showing the address where the work takes place.',
   'ሥራው የሚሠራበትን አድራሻ የሚያሳይ የአገልግሎት ክፍያ ደረሰኝ፣ የኪራይ ውል ወይም የቀበሌ ደብዳቤ።',
   'Nagahee tajaajilaa, waliigaltee kiraa yookaan xalayaa gandaa teessoo hojiin itti hojjetamu agarsiisu.', true, 10),
  ('0199f000-0000-7000-8000-000000000014', 'HOUSEHOLD', 'EMPLOYMENT_CONTRACT', 'Employment contract', 'የሥራ ውል', 'Waliigaltee hojii',
   'Draft contract with the duties, pay, working hours and rest days.',
   'የሥራ ግዴታን፣ ክፍያን፣ የሥራ ሰዓትንና የዕረፍት ቀናትን የያዘ ረቂቅ ውል።',
   'Wixinee waliigaltee hojiin, kaffaltiin, sa''aatiin hojii fi guyyoonni boqonnaa keessatti ibsaman.', false, 20),
  ('0199f000-0000-7000-8000-000000000015', 'BUSINESS', 'ID_PROOF', 'Kebele ID or Fayda National ID', 'የቀበሌ መታወቂያ ወይም ፋይዳ ብሔራዊ መታወቂያ', 'Waraqaa eenyummaa gandaa yookaan eenyummaa biyyaalessaa Faayidaa',
   'Identity card of the household head or of the person who represents the business.',
   'የቤተሰብ ኃላፊ ወይም ድርጅቱን የሚወክለው ሰው መታወቂያ።',
   'Waraqaa eenyummaa itti gaafatamaa maatii yookaan nama dhaabbata bakka bu''u.', true, 0),
  ('0199f000-0000-7000-8000-000000000016', 'BUSINESS', 'BUSINESS_LICENCE', 'Business licence', 'የንግድ ሥራ ፈቃድ', 'Hayyama daldalaa',
   'Trade licence renewed for the current Ethiopian fiscal year.',
   'ለያዝነው የኢትዮጵያ በጀት ዓመት የታደሰ የንግድ ሥራ ፈቃድ።',
   'Hayyama daldalaa bara baajataa Itoophiyaa ammaatiif haaromfame.', true, 10),
  ('0199f000-0000-7000-8000-000000000017', 'BUSINESS', 'COMMERCIAL_REGISTRATION', 'Commercial registration certificate', 'የንግድ ምዝገባ ምስክር ወረቀት', 'Ragaa galmee daldalaa',
   'Certificate of principal registration of the business.',
   'የድርጅቱ ዋና ምዝገባ ምስክር ወረቀት።',
   'Ragaa galmee ijoo dhaabbatichaa.', false, 20),
  ('0199f000-0000-7000-8000-000000000018', 'BUSINESS', 'TIN_CERTIFICATE', 'TIN certificate', 'የግብር ከፋይ መለያ ቁጥር ምስክር ወረቀት', 'Ragaa lakkoofsa eenyummaa kaffalaa gibiraa (TIN)',
   'Taxpayer identification number certificate from the tax authority.',
   'ከግብር ባለሥልጣን የተሰጠ የግብር ከፋይ መለያ ቁጥር ማስረጃ።',
   'Ragaa lakkoofsa eenyummaa kaffalaa gibiraa abbaa taayitaa gibiraa irraa kenname.', true, 30),
  ('0199f000-0000-7000-8000-000000000019', 'BUSINESS', 'VAT_CERTIFICATE', 'VAT registration certificate', 'የተጨማሪ እሴት ታክስ ምዝገባ ምስክር ወረቀት', 'Ragaa galmee taaksii dabalata qabeenyaa (VAT)',
   'Only for businesses registered for value added tax.',
   'ለተጨማሪ እሴት ታክስ ለተመዘገቡ ድርጅቶች ብቻ።',
   'Dhaabbilee taaksii dabalata qabeenyaatiif galmaa''an qofaaf.', false, 40),
  ('0199f000-0000-7000-8000-000000000020', 'BUSINESS', 'AUTHORIZATION_LETTER', 'Authorization letter', 'የውክልና ደብዳቤ', 'Xalayaa bakka bu''ummaa',
   'Letter or power of attorney that allows you to hire on behalf of the business.',
   'በድርጅቱ ስም ሠራተኛ ለመቅጠር የሚያስችል ደብዳቤ ወይም ውክልና።',
   'Xalayaa yookaan bakka bu''ummaa maqaa dhaabbataatiin hojjetaa qacaruuf isin dandeessisu.', false, 50),
  ('0199f000-0000-7000-8000-000000000021', 'BUSINESS', 'EMPLOYMENT_CONTRACT', 'Employment contract', 'የሥራ ውል', 'Waliigaltee hojii',
   'Draft contract with the duties, pay, working hours and rest days.',
   'የሥራ ግዴታን፣ ክፍያን፣ የሥራ ሰዓትንና የዕረፍት ቀናትን የያዘ ረቂቅ ውል።',
   'Wixinee waliigaltee hojiin, kaffaltiin, sa''aatiin hojii fi guyyoonni boqonnaa keessatti ibsaman.', false, 60);
