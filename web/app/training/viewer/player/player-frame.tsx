import { Captions, CaptionsOff, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useEffect } from 'react'
import type { Lesson } from '../../../../../contract/training.ts'
import { useTexts } from '../../../../lib/texts.tsx'
import { Button, IconButton, Spinner } from '../../../../ui/controls/button.tsx'
import { filmTime } from '../../film-time.ts'
import type { Player, PlayerRefs } from './use-player.ts'

type Props = PlayerRefs & { lesson: Lesson; player: Player }

/** The film with our own buttons, which work by keyboard and are the same in every browser. */
export function PlayerFrame({ lesson, player, videoRef, frameRef }: Props) {
  return (
    <section
      ref={frameRef}
      aria-label={lesson.moduleName}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-raised"
    >
      <div className="relative flex min-h-0 grow items-center bg-deep">
        <Film lesson={lesson} player={player} videoRef={videoRef} />
        <TouchArea player={player} />
      </div>
      <Trouble player={player} />
      <Controls player={player} />
    </section>
  )
}

function showCaptions(video: HTMLVideoElement | null, language: string | null): void {
  for (const track of video?.textTracks ?? []) {
    const mode = track.language === language ? 'showing' : 'disabled'
    if (track.mode !== mode) track.mode = mode
  }
}

function Film({ lesson, player, videoRef }: Pick<Props, 'lesson' | 'player' | 'videoRef'>) {
  const { language } = useTexts()
  const { hasCaptions, events } = player
  useEffect(() => {
    const video = videoRef.current
    const show = () => showCaptions(video, hasCaptions ? language : null)
    show()
    // A browser chooses for itself when it has read them, and another language costs another font.
    video?.textTracks.addEventListener('change', show)
    return () => video?.textTracks.removeEventListener('change', show)
  }, [hasCaptions, language, videoRef])
  const own = lesson.captions.find((track) => track.language === language)
  return (
    <video
      ref={videoRef}
      src={lesson.moduleVideoLink}
      poster={lesson.posterLink}
      preload="none"
      playsInline
      width={640}
      height={360}
      aria-label={lesson.moduleName}
      {...events}
      className="aspect-video h-auto max-h-full w-full"
    >
      <track default kind="captions" srcLang={language} src={own?.link} />
      {lesson.captions
        .filter((track) => track !== own)
        .map((track) => (
          <track key={track.language} kind="captions" srcLang={track.language} src={track.link} />
        ))}
    </video>
  )
}

/** The film itself can be touched; readers and keyboards have the button among the others. */
function TouchArea({ player: { acts, hasBegun } }: Pick<Props, 'player'>) {
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={acts.play}
      className="absolute inset-0 flex cursor-pointer items-center justify-center"
    >
      {!hasBegun && (
        <span className="flex size-20 items-center justify-center rounded-full bg-primary text-on-primary">
          <Play className="size-10" />
        </span>
      )}
    </button>
  )
}

function Trouble({ player: { trouble, retry } }: Pick<Props, 'player'>) {
  const { t } = useTexts()
  return (
    <div aria-live="polite" className="text-sm">
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
