/** The first picture of the first page: within the page itself, so that nobody waits for it. */
export function CookPicture({ alt, className }: { alt: string; className: string }) {
  return (
    <svg
      // An img element would have to fetch it.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={alt}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <path fill="#e5a823" d="M0 0h320v240H0z" />
      <circle cx="150" cy="118" r="104" fill="#f2c766" />
      <path fill="#fff7e8" d="M52 240c0-58 22-92 66-92s66 34 66 92z" />
      <path fill="#1f6b42" d="M108 148h22v92h-22z" />
      <path d="M119 154l6 8-6 8-6-8z" fill="#e5a823" />
      <path d="M119 172l6 8-6 8-6-8z" fill="#f2c766" />
      <path d="M119 190l6 8-6 8-6-8z" fill="#e5a823" />
      <path d="M119 208l6 8-6 8-6-8z" fill="#f2c766" />
      <path d="M119 226l6 8-6 8-6-8z" fill="#e5a823" />
      <path fill="#7a4526" d="M108 120h22v30q-11 9-22 0z" />
      <path fill="#bc4a2b" d="M80 106c0-34 18-50 39-50s39 16 39 50c0 16-4 26-8 30H88c-4-4-8-14-8-30z" />
      <circle cx="119" cy="106" r="31" fill="#8a5230" />
      <g fill="#2b1b12">
        <circle cx="110.84" cy="108" r="2.6" />
        <circle cx="133.16" cy="108" r="2.6" />
      </g>
      <path d="M113 119q9 9 19 0" fill="none" stroke="#2b1b12" strokeWidth="3.1" strokeLinecap="round" />
      <path fill="#bc4a2b" d="M84 100c2-26 16-38 35-38s33 12 35 38c-12-16-24-20-35-20s-23 4-35 20z" />
      <path fill="#e5a823" d="M92 82c14-12 40-12 54 0l-3 5c-14-10-34-10-48 0z" />
      <circle cx="155" cy="118" r="4" fill="#e5a823" />
      <path fill="#8a4b22" d="M0 206h320v34H0z" />
      <path fill="#6f3a19" d="M0 206h320v7H0z" />
      <path fill="#2b1b12" d="M192 196h92v12h-92z" />
      <path fill="#1f6b42" d="M194 142h88v38a18 18 0 0 1-18 18h-52a18 18 0 0 1-18-18z" />
      <path fill="#174f33" d="M188 136h100v12H188z" />
      <path
        d="M194 160h-12v10M282 160h12v10"
        fill="none"
        stroke="#174f33"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M212 162l6 8-6 8-6-8z" fill="#e5a823" />
      <path d="M230 162l6 8-6 8-6-8z" fill="#fff7e8" />
      <path d="M248 162l6 8-6 8-6-8z" fill="#e5a823" />
      <path d="M266 162l6 8-6 8-6-8z" fill="#fff7e8" />
      <path
        d="M226 140l-14-42"
        fill="none"
        stroke="#6f3a19"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M160 176q16 14 30-10"
        fill="none"
        stroke="#fff7e8"
        strokeWidth="26"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M190 166l20-48"
        fill="none"
        stroke="#8a5230"
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="212" cy="113" r="9" fill="#8a5230" />
      <path
        d="M244 120q-8-10 0-20t0-20M266 116q-8-10 0-20t0-20"
        fill="none"
        stroke="#fff7e8"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
