import { Captions, CaptionsOff, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useEffect, type KeyboardEvent } from 'react'
import type { Lesson } from '../../../../../contract/training.ts'
import { useTexts } from '../../../../lib/texts.tsx'
import { Button, IconButton, Spinner } from '../../../../ui/controls/button.tsx'
import { filmTime } from '../../film-time.ts'
import { shortcutOf } from './shortcut.ts'
import type { Player } from './use-player.ts'

type Props = { lesson: Lesson; player: Player }

/** The film with our own buttons, which work by keyboard and are the same in every browser. */
export function PlayerFrame({ lesson, player }: Props) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    const shortcut = shortcutOf(event, target instanceof HTMLButtonElement)
    if (shortcut === null) return
    event.preventDefault()
    player.acts[shortcut]()
  }
  return (
    // The keys reach it from the buttons within.
    // oxlint-disable-next-line jsx_a11y/no-static-element-interactions
    <div
      ref={player.frame}
      role="group"
      aria-label={lesson.moduleName}
      onKeyDown={press}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-raised"
    >
      <div className="relative flex min-h-0 grow items-center bg-deep">
        <Film lesson={lesson} player={player} />
        <BigPlay player={player} />
      </div>
      <Trouble player={player} />
      <Controls player={player} />
    </div>
  )
}

function Film({ lesson, player }: Props) {
  const { language } = useTexts()
  const { hasCaptions, video } = player
  useEffect(() => {
    for (const track of video.current?.textTracks ?? [])
      track.mode = hasCaptions && track.language === language ? 'showing' : 'disabled'
  }, [hasCaptions, language, video])
  return (
    // The buttons below do the same for those who do not see it.
    // oxlint-disable-next-line jsx_a11y/no-noninteractive-element-interactions, jsx_a11y/click-events-have-key-events
    <video
      ref={video}
      src={lesson.moduleVideoLink}
      poster={lesson.posterLink}
      preload="none"
      playsInline
      width={640}
      height={360}
      aria-label={lesson.moduleName}
      onClick={player.acts.play}
      {...player.events}
      className="aspect-video h-auto max-h-full w-full"
    >
      {lesson.captions.map((track) => (
        <track key={track.language} kind="captions" srcLang={track.language} src={track.link} />
      ))}
    </video>
  )
}

/** For fingers; readers and keyboards have the one among the others. */
const BigPlay = ({ player: { hasBegun, play } }: Pick<Props, 'player'>) =>
  !hasBegun && (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={play}
      className="absolute inset-0 m-auto flex size-20 cursor-pointer items-center justify-center rounded-full bg-primary text-on-primary"
    >
      <Play className="size-10" />
    </button>
  )

function Trouble({ player: { trouble, retry } }: Pick<Props, 'player'>) {
  const { t } = useTexts()
  return (
    <div role="status" className="text-sm">
      {trouble === 'waiting' && (
        <p className="flex items-center gap-2 px-4 pt-2">
          <Spinner className="size-4" />
          {t('training.player.waiting')}
        </p>
      )}
      {trouble === 'failed' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-2">
          <p>{t('training.player.failed')}</p>
          <Button kind="secondary" size="small" onClick={retry}>
            {t('screenParts.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Controls({ player }: Pick<Props, 'player'>) {
  const { t } = useTexts()
  const { acts, isPlaying, isMuted, hasCaptions, isFullscreen, time, length } = player
  const shown = t('training.player.time', { now: filmTime(time), all: filmTime(length) })
  return (
    <div className="grid px-2 pt-2 pb-1">
      <input
        type="range"
        min={0}
        max={length}
        step={1}
        value={Math.min(time, length)}
        aria-label={t('training.player.seek')}
        aria-valuetext={shown}
        onChange={(event) => player.seek(Number(event.target.value))}
        className="h-8 w-full cursor-pointer accent-primary"
      />
      <div className="flex items-center">
        <IconButton
          Icon={isPlaying ? Pause : Play}
          label={t(isPlaying ? 'training.player.pause' : 'training.player.play')}
          onClick={acts.play}
        />
        <p className="grow px-2 text-sm tabular-nums">{shown}</p>
        <IconButton
          Icon={isMuted ? VolumeX : Volume2}
          label={t(isMuted ? 'training.player.unmute' : 'training.player.mute')}
          onClick={acts.mute}
        />
        <IconButton
          Icon={hasCaptions ? Captions : CaptionsOff}
          label={t('training.player.captions')}
          aria-pressed={hasCaptions}
          onClick={acts.captions}
        />
        <IconButton
          Icon={isFullscreen ? Minimize : Maximize}
          label={t(isFullscreen ? 'training.player.small' : 'training.player.fullscreen')}
          onClick={acts.fullscreen}
        />
      </div>
    </div>
  )
}
